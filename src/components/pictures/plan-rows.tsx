import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { CountryMark } from '@/components/art/country-mark'
import css from '@/components/pictures/plan-rows.css?inline'
import { ComponentStyle } from '@/components/ui/component-style'
import type { BudgetWords } from '@/content/plan/budget-words'
import { coveredShare, verdictText } from '@/domain/plan/budget-sentences'
import type { CountryPlan } from '@/domain/plan/country-plan'
import { type PlanQuery, planPath } from '@/domain/plan/plan-query'
import { formatLakh } from '@/lib/lakh'

type PlanRowsProps = {
  plans: readonly CountryPlan[]
  planQuery: PlanQuery
  words: BudgetWords
  /** `inRow` is shown below the verdict, inside the row's link; `beneath` is shown below the link. */
  inRow?: (plan: CountryPlan) => ReactNode
  beneath?: (plan: CountryPlan) => ReactNode
}

/** One line per country: the cost of the first year at the lowest tuition, and whether the budget covers it. */
export function PlanRows({ plans, planQuery, words, inRow, beneath }: PlanRowsProps) {
  return (
    <>
      <ComponentStyle name="plan-rows" css={css} />
      <p className="mb-1 text-ink-muted text-sm">{words.budget.sums(words.levels[planQuery.level])}</p>
      <ul className="plan-rows">
        {plans.map((plan) => (
          <li key={plan.slug}>
            <Row plan={plan} planQuery={planQuery} words={words}>
              {inRow?.(plan)}
            </Row>
            {beneath?.(plan)}
          </li>
        ))}
      </ul>
    </>
  )
}

type RowProps = Pick<PlanRowsProps, 'planQuery' | 'words'> & { plan: CountryPlan; children: ReactNode }

function Row({ plan, planQuery, words, children }: RowProps) {
  const { slug, sum, verdict } = plan
  const { countries } = words
  return (
    <Link to={`${planPath({ ...planQuery, country: slug })}#result`}>
      <CountryMark country={slug} />
      <p>
        <span>{countries[slug]}</span> <b translate="no">{formatLakh(sum.low, words)}</b>
      </p>
      {verdict && <p className="verdict">{verdictText(verdict, words)}</p>}
      {children}
      {verdict && (
        <i aria-hidden="true" className="whole-cost">
          <i
            className="covered"
            style={{ transform: `scaleX(${coveredShare(plan, planQuery.budget).toFixed(3)})` }}
          />
        </i>
      )}
    </Link>
  )
}
