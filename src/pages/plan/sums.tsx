import { LatinNames } from '@/components/sourced/latin-names'
import { countryFigures } from '@/content/countries/figures'
import { type CountryPlan, yearsOf } from '@/domain/country-plan'
import { formatEuros } from '@/lib/euros'
import type { Formatters } from '@/pages/plan/amounts'
import { CostSources } from '@/pages/plan/cost-sources'
import type { PlanProps } from '@/pages/plan/plan-props'

/** The parts of a country’s first year, with their sources. */
export function Sums({
  plan,
  planQuery,
  words,
  format,
}: PlanProps & { format: Formatters; plan: CountryPlan }) {
  const { overview } = words
  const { slug, euros, tuition, living, oneOff, shown } = plan
  const hasAps = countryFigures[slug].oneOff.some(({ what }) => what === 'APS certificate')
  const range = (low: string, typical: string) => (low === typical ? low : overview.range(low, typical))
  const parts = {
    [overview.tuition]: range(format.rupees(tuition.low), format.rupees(tuition.typical)),
    [overview.living]: format.rupees(living),
    [hasAps ? overview.oneOffWithAps : overview.oneOff]: format.rupees(oneOff),
    [overview.inEuros]: range(formatEuros(euros.low), formatEuros(euros.typical)),
    [overview.shown]: shown.isMinimum
      ? overview.from(format.rupees(shown.rupees))
      : format.rupees(shown.rupees),
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
      <CostSources slug={slug} level={planQuery.level} year={yearsOf(slug, planQuery).low} words={words} />
    </>
  )
}
