import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { CountryMark } from '@/components/art/country-mark'
import css from '@/components/pictures/country-rows.css?inline'
import { ComponentStyle } from '@/components/ui/component-style'
import type { BudgetWords } from '@/content/plan/budget-words'
import { verdictText } from '@/domain/plan/budget-sentences'
import { type CountryCosts, coveredShare } from '@/domain/plan/country-costs'
import { type PlanQuery, planPath } from '@/domain/plan/plan-query'
import { formatLakh } from '@/lib/lakh'

type CountryRowsProps = {
  allCosts: readonly CountryCosts[]
  planQuery: PlanQuery
  words: BudgetWords
  /** `inRow` is shown below the verdict, inside the row's link; `beneath` is shown below the link. */
  inRow?: (costs: CountryCosts) => ReactNode
  beneath?: (costs: CountryCosts) => ReactNode
}

/** One line per country: the cost of the first year at the lowest tuition, and whether the budget covers it. */
export function CountryRows({ allCosts, planQuery, words, inRow, beneath }: CountryRowsProps) {
  return (
    <>
      <ComponentStyle name="country-rows" css={css} />
      <p className="mb-1 text-ink-muted text-sm">{words.budget.sums(words.levels[planQuery.level])}</p>
      <ul className="country-rows">
        {allCosts.map((costs) => (
          <li key={costs.slug}>
            <Row costs={costs} planQuery={planQuery} words={words}>
              {inRow?.(costs)}
            </Row>
            {beneath?.(costs)}
          </li>
        ))}
      </ul>
    </>
  )
}

type RowProps = Pick<CountryRowsProps, 'planQuery' | 'words'> & { costs: CountryCosts; children: ReactNode }

function Row({ costs, planQuery, words, children }: RowProps) {
  const { slug, sum, verdict } = costs
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
            style={{ transform: `scaleX(${coveredShare(costs, planQuery.budget).toFixed(3)})` }}
          />
        </i>
      )}
    </Link>
  )
}
