import { CountryRows } from '@/components/pictures/country-rows'
import { PlanLinkField, usePlanLink } from '@/components/plan/plan-link'
import { ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { ReloadButton } from '@/components/ui/reload-button'
import { ShareButton } from '@/components/ui/share-button'
import type { BudgetWords } from '@/content/plan/budget-words'
import { budgetSentence, degreeSentence } from '@/domain/plan/budget-sentences'
import { type PlanQuery, planPath } from '@/domain/plan/plan-query'
import { cn } from '@/lib/cn'
import { withUnbrokenAmounts } from '@/lib/lakh'
import { BudgetForm } from '@/pages/home/budget-form'
import { useBudgetCard } from '@/pages/home/home-query'

/** The costs of a first year in each country, and whether a budget covers them. */
export function BudgetCard({ className }: { className?: string }) {
  const { planQuery, allCosts, words, lang, isLost } = useBudgetCard()
  const { title, dates, noBudget, note } = words.budget
  const [cheapest] = allCosts
  const cheapestFit = allCosts.find(({ verdict }) => verdict && verdict.kind !== 'short')?.slug
  return (
    <Card
      as="section"
      size="bare"
      aria-label={title}
      lang={lang}
      className={cn(
        'self-start px-3.5 pt-3 pb-4 shadow-lift sm:px-6 sm:pt-4',
        lang === 'hi' && 'font-devanagari',
        className,
      )}
    >
      <p role="status" className="mb-1.5 text-balance font-bold text-lg leading-[1.3]">
        {planQuery.budget ? withUnbrokenAmounts(budgetSentence(allCosts, planQuery.budget, words)) : noBudget}
      </p>
      <BudgetForm />
      <CountryRows allCosts={allCosts} planQuery={planQuery} words={words} />
      {cheapest && <p className="mt-2 mb-3 leading-snug">{degreeSentence(cheapest, planQuery, words)}</p>}
      <div className="flex flex-wrap gap-2 border-paper-line border-t pt-3">
        <ButtonLink
          tone="ink"
          size="small"
          to={planPath({ ...planQuery, country: cheapestFit })}
          className="grow basis-[8rem] max-sm:px-2"
        >
          {dates}
        </ButtonLink>
        <SharePlanButton planQuery={planQuery} words={words} />
      </div>
      <p className="mt-2 text-ink-muted text-sm leading-snug">{note}</p>
      {isLost && <ReloadButton />}
    </Card>
  )
}

/** Sends the link of the plan with one sentence. */
function SharePlanButton({ planQuery, words }: { planQuery: PlanQuery; words: BudgetWords }) {
  const { share, budget } = words
  const link = usePlanLink(planQuery)
  return (
    <ShareButton
      tone="secondary"
      size="small"
      className="grow basis-[8rem] max-sm:[&>svg]:hidden"
      text={share.sentence}
      url={link}
      notOpenedHint={share.notOpenedHint}
      whatsapp={share.whatsapp}
      otherWay={<PlanLinkField link={link} words={share} />}
    >
      {budget.send}
    </ShareButton>
  )
}
