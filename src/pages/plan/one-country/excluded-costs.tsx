import { LatinNames } from '@/components/sourced/latin-names'
import { Origin } from '@/components/sourced/sourced'
import { excludedCosts, excludedSum } from '@/domain/plan/excluded-costs'
import { rateOf } from '@/domain/plan/plan-query'
import { cn } from '@/lib/cn'
import { useCountryContext } from '@/pages/plan/one-country/country-context'

const row = 'flex flex-wrap gap-x-4 border-paper-line border-b py-1.5 print:py-0'

/** Costs that the sum above does not include. */
export function ExcludedCosts() {
  const { planQuery, words, format, country } = useCountryContext()
  const { title, names, together, others } = words.excludedCosts
  const costs = excludedCosts(country)
  const unpriced = costs.filter(({ origin }) => !origin).map(({ name }) => names[name])
  return (
    // On laptops the section floats beside the chart, which is at most 46rem wide.
    <section
      aria-labelledby="excluded"
      className="mt-4 max-w-[46rem] text-[0.875rem] lg:float-end lg:ml-10 lg:w-80"
    >
      <h3 id="excluded" className="text-[min(1.0625rem,8.5vw)]">
        {title}
      </h3>
      <dl>
        {costs.map(
          ({ name, rupees, euros, origin }) =>
            origin && (
              <div key={name} className={row}>
                <dt className="grow basis-[8rem]">
                  <LatinNames>{`${names[name]} `}</LatinNames>
                  <Origin className="block" year={origin.year} sources={[origin.source]} />
                </dt>
                <dd translate="no">
                  {rupees ? format.rupees(rupees) : euros && format.rupeesAndEuros(euros)}
                </dd>
              </div>
            ),
        )}
        <div className={cn(row, 'font-semibold')}>
          <dt className="grow basis-[8rem]">{together}</dt>
          <dd translate="no">{format.rupees(excludedSum(country, rateOf(planQuery)))}</dd>
        </div>
      </dl>
      <p className="mt-1.5">
        <LatinNames>{others(unpriced.join(', '))}</LatinNames>
      </p>
    </section>
  )
}
