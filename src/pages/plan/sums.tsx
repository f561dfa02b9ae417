import { LatinNames } from '@/components/sourced/latin-names'
import { ComponentStyle } from '@/components/ui/component-style'
import { Disclosure } from '@/components/ui/disclosure'
import { countryFigures } from '@/content/countries/figures'
import type { CountryCosts } from '@/domain/plan/country-costs'
import { excludedSum } from '@/domain/plan/excluded-costs'
import { rateOf } from '@/domain/plan/plan-query'
import { formatEuros } from '@/lib/euros'
import { CostSources } from '@/pages/plan/cost-sources'
import { usePlanContext } from '@/pages/plan/plan-context'
import css from '@/pages/plan/sums.css?inline'

/** A country’s first year as a sum, with the sources of its parts in a fold. */
export function Sums({ costs }: { costs: CountryCosts }) {
  const { planQuery, words, format } = usePlanContext()
  const { overview } = words
  const { slug, estimates } = costs
  const { low, typical } = estimates
  const range = (first: string, last: string) => (first === last ? first : overview.range(first, last))
  const rupeesRange = (first: number, last: number) => range(format.inRupees(first), format.inRupees(last))
  const excluded = format.rupees(excludedSum(slug, rateOf(planQuery)))
  const totalInEuros = range(formatEuros(Math.round(low.total)), formatEuros(Math.round(typical.total)))
  const parts: readonly [label: string, amount: string][] = [
    [overview.tuition, rupeesRange(low.tuition.euros, typical.tuition.euros)],
    [overview.living, format.inRupees(low.living.euros)],
    [overview.oneOff, format.inRupees(low.oneOff.euros)],
    [overview.total(excluded), `${rupeesRange(low.total, typical.total)} (${totalInEuros})`],
    [overview.funds[countryFigures[slug].funds.place], rupeesRange(low.funds.euros, typical.funds.euros)],
  ]
  return (
    <>
      <ComponentStyle name="sums" css={css} />
      <dl className="parts-of-sum mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-4 gap-y-2">
        {parts.map(([label, amount]) => (
          <div key={label} className="last:col-span-full">
            <dt className="text-ink-muted text-sm leading-snug">
              <LatinNames>{label}</LatinNames>
            </dt>{' '}
            <dd translate="no" className="font-semibold text-[0.875rem]">
              {amount}
            </dd>
          </div>
        ))}
      </dl>
      <Disclosure summary={overview.origins} className="print:[&>summary]:hidden">
        <CostSources slug={slug} estimates={estimates} />
      </Disclosure>
    </>
  )
}
