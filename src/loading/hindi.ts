import { onDemand } from '@/loading/on-demand'

export const hindi = onDemand(async () => (await import('@/content/plan/hindi')).hindi)
