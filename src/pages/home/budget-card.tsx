import { PlanRows } from '@/components/pictures/plan-rows'
import { ButtonLink } from '@/components/ui/button'
import { ComponentStyle } from '@/components/ui/component-style'
import { ReloadButton } from '@/components/ui/reload-button'
import { budgetSentence, degreeSentence } from '@/domain/budget-sentences'
import { planPath } from '@/domain/plan-query'
import { cn } from '@/lib/cn'
import { withUnbrokenAmounts } from '@/lib/lakh'
import css from '@/pages/home/budget-card.css?inline'
import { BudgetForm } from '@/pages/home/budget-form'
import { useBudgetCard } from '@/pages/home/home-plan'
import { SharePlanButton } from '@/pages/home/share-plan-button'

/** The costs of a first year in each country, and whether a budget covers them. */
export function BudgetCard({ className }: { className?: string }) {
  const { planQuery, plans, words, lang, isLost } = useBudgetCard()
  const { title, dates, noBudget, note } = words.budget
  const [cheapest] = plans
  const cheapestFit = plans.find(({ verdict }) => verdict && verdict.kind !== 'short')?.slug
  return (
    <section aria-label={title} lang={lang} className={cn('budget-card shadow-lift', className)}>
      <ComponentStyle name="budget-card" css={css} />
      <p role="status" className="sentence">
        {planQuery.budget ? withUnbrokenAmounts(budgetSentence(plans, planQuery.budget, words)) : noBudget}
      </p>
      <BudgetForm />
      <PlanRows plans={plans} planQuery={planQuery} words={words} />
      {cheapest && <p className="mt-2 mb-3 leading-snug">{degreeSentence(cheapest, planQuery, words)}</p>}
      <div className="ways">
        <ButtonLink tone="ink" size="small" to={planPath({ ...planQuery, country: cheapestFit })}>
          {dates}
        </ButtonLink>
        <SharePlanButton planQuery={planQuery} words={words} />
      </div>
      <p className="mt-2 text-ink-muted text-sm leading-snug">{note}</p>
      {isLost && <ReloadButton />}
    </section>
  )
}
