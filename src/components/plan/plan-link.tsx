import { CopyField } from '@/components/ui/copy-field'
import type { BudgetWords } from '@/content/plan/budget-words'
import { type PlanQuery, planPath } from '@/domain/plan/plan-query'
import { absoluteUrl } from '@/lib/site-url'
import { useAfterHydration } from '@/loading/hydration'

/** The full address of a plan, for a message or another device. */
export function usePlanLink(planQuery: PlanQuery) {
  const isHydrated = useAfterHydration()
  const path = planPath(planQuery)
  return isHydrated ? new URL(path, location.origin).href : absoluteUrl(path)
}

/** The address of a plan, with a button to copy it. */
export function PlanLinkField({ link, words }: { link: string; words: BudgetWords['share'] }) {
  return (
    <CopyField
      label={words.link}
      value={link}
      copy={words.copy}
      copied={words.copied}
      byHand={words.copyByHand}
    />
  )
}
