import { LatinNames } from '@/components/sourced/latin-names'
import { Disclosure } from '@/components/ui/disclosure'
import { schedules } from '@/content/countries/plan-steps'
import { type CountryPlan, firstYearEstimates } from '@/domain/country-plan'
import { formatEuros } from '@/lib/euros'
import { CostSources } from '@/pages/plan/cost-sources'
import type { Formatters } from '@/pages/plan/formatters'
import type { PlanProps } from '@/pages/plan/plan-props'

/** A country’s first year as a sum, with the sources of its parts in a fold. */
export function Sums({
  plan,
  planQuery,
  words,
  format,
}: PlanProps & { format: Formatters; plan: CountryPlan }) {
  const { overview } = words
  const { slug, sum, euros, tuition, living, oneOff, funds } = plan
  const range = (low: string, typical: string) => (low === typical ? low : overview.range(low, typical))
  const parts = {
    [overview.tuition]: range(format.rupees(tuition.low), format.rupees(tuition.typical)),
    [overview.living]: format.rupees(living),
    [overview.oneOff]: format.rupees(oneOff),
    [overview.total]: `${range(format.rupees(sum.low), format.rupees(sum.typical))} (${range(formatEuros(euros.low), formatEuros(euros.typical))})`,
    [overview.funds[schedules[slug].fundsPlace]]: range(
      format.rupees(funds.low),
      format.rupees(funds.typical),
    ),
  }
  return (
    <>
      <dl className="parts-of-sum">
        {Object.entries(parts).map(([label, amount]) => (
          <div key={label}>
            <dt>
              <LatinNames>{label}</LatinNames>
            </dt>
            <dd translate="no">{amount}</dd>
          </div>
        ))}
      </dl>
      <Disclosure summary={overview.origins} className="print:[&>summary]:hidden">
        <CostSources
          slug={slug}
          level={planQuery.level}
          years={firstYearEstimates(slug, planQuery)}
          words={words}
        />
      </Disclosure>
    </>
  )
}
