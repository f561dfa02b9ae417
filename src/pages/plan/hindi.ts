import { lateCode } from '@/loading/lazy'

/** Fetched when somebody asks for it. */
export const hindi = lateCode(async () => (await import('@/content/plan/hindi')).hindi)
