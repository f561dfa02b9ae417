import { useStore } from '@/components/hooks/use-store'
import { late } from '@/loading/late'

export const hindi = late(async () => (await import('@/content/plan/hindi')).hindi)

/** The plan's texts in Hindi: undefined while they load, if their file is lost, or if another language `isSelected`. */
export function useHindi(isSelected: boolean) {
  const { code: texts, isLost = false } = useStore(hindi)
  if (!isSelected) return { isLost: false, isWaiting: false }
  return { texts, isLost, isWaiting: !texts && !isLost }
}
