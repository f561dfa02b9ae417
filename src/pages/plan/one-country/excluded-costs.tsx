import { LatinNames } from '@/components/sourced/latin-names'
import { Origin } from '@/components/sourced/sourced'
import type { CountrySlug } from '@/content/destinations'
import { rateOf } from '@/domain/country-plan'
import { excludedCosts, excludedSum } from '@/domain/excluded-costs'
import { useCountryWords } from '@/pages/plan/one-country/country-words'
import { useShownPlan } from '@/pages/plan/plan-context'

/** Costs that the sum above does not include. */
export function ExcludedCosts({ country }: { country: CountrySlug }) {
  const { planQuery, format } = useShownPlan()
  const { title, names, together, others } = useCountryWords().excludedCosts
  const costs = excludedCosts(country)
  const unpriced = costs.filter(({ origin }) => !origin).map(({ name }) => names[name])
  return (
    <section aria-labelledby="excluded" className="excluded">
      <h3 id="excluded">{title}</h3>
      <dl>
        {costs.map(
          ({ name, rupees, euros, origin }) =>
            origin && (
              <div key={name}>
                <dt>
                  <LatinNames>{`${names[name]} `}</LatinNames>
                  <Origin year={origin.year} sources={[origin.source]} />
                </dt>
                <dd translate="no">{rupees ? format.rupees(rupees) : euros && format.euros(euros)}</dd>
              </div>
            ),
        )}
        <div>
          <dt>{together}</dt>
          <dd translate="no">{format.rupees(excludedSum(country, rateOf(planQuery)))}</dd>
        </div>
      </dl>
      <p>
        <LatinNames>{others(unpriced.join(', '))}</LatinNames>
      </p>
    </section>
  )
}
