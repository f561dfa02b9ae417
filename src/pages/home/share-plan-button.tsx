import { PlanLinkField, usePlanLink } from '@/components/plan/plan-link'
import { ShareButton } from '@/components/ui/share-button'
import type { BudgetWords } from '@/content/plan/budget-words'
import type { PlanQuery } from '@/content/plan/query'

/** Sends the link of the plan with one sentence. */
export function SharePlanButton({ planQuery, words }: { planQuery: PlanQuery; words: BudgetWords }) {
  const { share, budget } = words
  const link = usePlanLink(planQuery)
  return (
    <ShareButton
      tone="secondary"
      size="small"
      className="grow basis-[8rem] max-sm:[&>svg]:hidden"
      text={share.sentence}
      url={link}
      notOpened={share.notOpened}
      whatsapp={share.whatsapp}
      otherWay={<PlanLinkField link={link} words={share} />}
    >
      {budget.send}
    </ShareButton>
  )
}
