import { Fold } from '@/components/ui/fold'
import type { CountryPlan } from '@/domain/country-plan'
import { Degree } from '@/pages/plan/degree'
import { useShownPlan } from '@/pages/plan/plan-context'
import { Sums } from '@/pages/plan/sums'

/** The whole degree and the parts of the first year in all countries; other ways if the budget fits none. */
export function AllCountries({ plans }: { plans: readonly CountryPlan[] }) {
  const { planQuery, words, format } = useShownPlan()
  const { overview, nothingFits, countries } = words
  const [nearest] = plans
  const short = nearest?.verdict?.missing.low
  return (
    <>
      {nearest && short !== undefined && short > 0 && (
        <section aria-labelledby="nothing-fits" className="nothing-fits">
          <h2 id="nothing-fits">{nothingFits.title}</h2>
          <ul className="prose mt-3">
            <li>{nothingFits.loan}</li>
            <li>{nothingFits.later}</li>
            <li>{nothingFits.other(countries[nearest.slug], format.rupees(short))}</li>
          </ul>
        </section>
      )}
      {planQuery.loan && <p className="mt-3">{overview.chooseCountry}</p>}
      <Degree slugs={plans.map(({ slug }) => slug)} />
      <Fold id="parts" title={overview.parts} answer={overview.inShort}>
        <ul className="countries">
          {plans.map((plan) => (
            <li key={plan.slug}>
              <h3>{countries[plan.slug]}</h3>
              <Sums plan={plan} />
            </li>
          ))}
        </ul>
      </Fold>
    </>
  )
}
