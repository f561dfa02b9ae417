import { late } from '@/loading/late'

export const hindi = late(async () => (await import('@/content/plan/hindi')).hindi)
