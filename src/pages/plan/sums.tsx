import type { CountryPlan } from '@/domain/country-plan'
import { formatEuros } from '@/lib/euros'
import type { Writer } from '@/pages/plan/amounts'
import type { PlanProps } from '@/pages/plan/plan-props'
import { TuitionSources } from '@/pages/plan/tuition-sources'

/** The parts of a country’s first year, and where its tuition is said. */
export function Sums({ plan, asked, words, write }: PlanProps & { write: Writer; plan: CountryPlan }) {
  const { overview } = words
  const { slug, euros, tuition, living, oneOff, shown } = plan
  const parts = {
    [overview.tuition]: overview.range(write.rupees(tuition.low), write.rupees(tuition.typical)),
    [overview.living]: write.rupees(living),
    [slug === 'germany' ? overview.oneOffWithAps : overview.oneOff]: write.rupees(oneOff),
    [overview.inEuros]: overview.range(formatEuros(euros.low), formatEuros(euros.typical)),
    [overview.shown]: shown.from ? overview.from(write.rupees(shown.rupees)) : write.rupees(shown.rupees),
  }
  return (
    <>
      <dl className="parts-of-sum">
        {Object.entries(parts).map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <TuitionSources slug={slug} level={asked.level} words={words} />
    </>
  )
}
