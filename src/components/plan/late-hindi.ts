import { late, useLate } from '@/loading/late'

export const lateHindi = late(async () => (await import('@/content/plan/hindi')).hindi)

/** `texts`: the plan's texts in Hindi. Undefined if Hindi is not selected, while they load, or if their file is lost. */
export function useHindi(isSelected: boolean) {
  const { code: texts, isLost = false } = useLate(lateHindi, isSelected)
  if (!isSelected) return { isLost: false, isWaiting: false }
  return { texts, isLost, isWaiting: !texts && !isLost }
}
