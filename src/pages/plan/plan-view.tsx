import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Fold } from '@/components/ui/fold'
import { allPlans, type CountryPlan, countryPlan, rateOf } from '@/domain/country-plan'
import { planPath } from '@/domain/plan-query'
import { Degree } from '@/pages/plan/degree'
import { formattersFor } from '@/pages/plan/formatters'
import { Months } from '@/pages/plan/months'
import type { PartProps, PlanProps } from '@/pages/plan/plan-props'
import { Result } from '@/pages/plan/result'
import { Sums } from '@/pages/plan/sums'

/** The questions, the result, and the parts of its costs. */
export function PlanView({ children, ...props }: PlanProps & { children?: ReactNode }) {
  const { planQuery, words } = props
  const { country } = planQuery
  const rate = rateOf(planQuery)
  const format = formattersFor(words, rate)
  const plans = country ? [countryPlan(country, planQuery)] : allPlans(planQuery)
  const { sources } = words
  const view = { ...props, format, plans }
  return (
    <>
      <Result {...view}>{children}</Result>
      {country ? <OneCountry {...view} country={country} /> : <Overview {...view} />}
      <div className="notes mt-6 print:mt-1">
        <p>
          {`${sources.rupees(format.exactRupees(Math.floor(rate)) + decimalsOf(rate))} `}
          {planQuery.rate ? sources.yourOwn : sources.ours}
        </p>
        <p>{`${sources.note} ${sources.undated}`}</p>
      </div>
    </>
  )
}

/** `.25` of 97.25. */
const decimalsOf = (rate: number) => (Number.isInteger(rate) ? '' : String(rate).replace(/^\d+/, ''))

type ViewProps = PartProps & { plans: readonly CountryPlan[] }

function Overview({ plans, ...props }: ViewProps) {
  const { words, format } = props
  const { overview, nothingFits, countries } = words
  const [nearest] = plans
  const short = nearest?.verdict?.shortOf.low
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
      {props.planQuery.loan && <p className="mt-3">{words.loan.chooseCountry}</p>}
      <Degree {...props} slugs={plans.map(({ slug }) => slug)} />
      <Fold id="parts" title={overview.parts} answer={overview.inShort}>
        <ul className="countries">
          {plans.map((plan) => (
            <li key={plan.slug}>
              <h3>{countries[plan.slug]}</h3>
              <Sums {...props} plan={plan} />
            </li>
          ))}
        </ul>
      </Fold>
    </>
  )
}

function OneCountry({ country, ...props }: Omit<ViewProps, 'plans'> & { country: CountryPlan['slug'] }) {
  const { planQuery, words } = props
  return (
    <>
      <section aria-labelledby="months" className="mt-6 print:mt-1">
        <h2 id="months" className="text-2xl">
          {words.months.title(words.countries[country])}
        </h2>
        <Months {...props} country={country}>
          <Degree {...props} slugs={[country]} />
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
