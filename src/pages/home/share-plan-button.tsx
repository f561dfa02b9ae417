import { CopyField } from '@/components/ui/copy-field'
import { ShareButton } from '@/components/ui/share-button'
import type { AnswerWords } from '@/content/plan/answer'
import type { PlanQuery } from '@/content/plan/query'
import { planPath } from '@/domain/plan-query'
import { absoluteUrl } from '@/lib/site-url'
import { useAfterHydration } from '@/loading/hydration'

/** Sends the link of the plan with one sentence. */
export function SharePlanButton({ planQuery, words }: { planQuery: PlanQuery; words: AnswerWords }) {
  const { share, answer } = words
  const isHydrated = useAfterHydration()
  const path = planPath(planQuery)
  const link = isHydrated ? new URL(path, location.origin).href : absoluteUrl(path)
  return (
    <ShareButton
      tone="secondary"
      size="small"
      text={share.sentence}
      url={link}
      notOpened={share.notOpened}
      whatsapp={share.whatsapp}
      otherWay={
        <CopyField
          label={share.link}
          value={link}
          copy={share.copy}
          copied={share.copied}
          byHand={share.copyByHand}
        />
      }
    >
      {answer.send}
    </ShareButton>
  )
}
