import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Fold } from '@/components/ui/fold'
import type { CountrySlug } from '@/content/destinations'
import { allPlans, type CountryPlan, countryPlan, rateOf } from '@/domain/country-plan'
import { planPath } from '@/domain/plan-query'
import { Degree } from '@/pages/plan/degree'
import { Months } from '@/pages/plan/months'
import { useShownPlan } from '@/pages/plan/plan-context'
import { Result } from '@/pages/plan/result'
import { Sums } from '@/pages/plan/sums'

/** The questions, the result, and the parts of its costs. */
export function PlanView({ children }: { children?: ReactNode }) {
  const { planQuery, words } = useShownPlan()
  const { country } = planQuery
  const { sources } = words
  const rate = rateOf(planQuery)
  const plans = country ? [countryPlan(country, planQuery)] : allPlans(planQuery)
  return (
    <>
      <Result plans={plans}>{children}</Result>
      {country ? <OneCountry country={country} /> : <Overview plans={plans} />}
      <div className="notes mt-6 print:mt-1">
        <p>
          {`${sources.rupees(`₹${rate}`)} `}
          {planQuery.rate ? sources.yourOwn : sources.ours}
        </p>
        <p>{`${sources.note} ${sources.undated}`}</p>
      </div>
    </>
  )
}

function Overview({ plans }: { plans: readonly CountryPlan[] }) {
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
      {planQuery.loan && <p className="mt-3">{words.loan.chooseCountry}</p>}
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

function OneCountry({ country }: { country: CountrySlug }) {
  const { planQuery, words } = useShownPlan()
  return (
    <>
      <section aria-labelledby="months" className="mt-6 print:mt-1">
        <h2 id="months" className="text-2xl">
          {words.months.title(words.countries[country])}
        </h2>
        <Months country={country}>
          <Degree slugs={[country]} />
        </Months>
      </section>
      <p className="print:hidden">
        <Link to={planPath({ ...planQuery, country: undefined })} className="link">
          {words.months.allCountries}
        </Link>
      </p>
    </>
  )
}
