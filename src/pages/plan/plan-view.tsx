import { Link } from 'react-router-dom'
import { Origin } from '@/components/sourced'
import { Verdict } from '@/components/verdict'
import { type TuitionEnd, tuitions } from '@/content/countries/plan-figures'
import { exchangeRate } from '@/content/exchange-rate'
import type { Level } from '@/content/plan/asked'
import type { PlanWords } from '@/content/plan/english'
import { undatedNote } from '@/content/sources'
import { allPlans, type CountryPlan, countryPlan } from '@/domain/country-plan'
import { planPath } from '@/domain/plan-query'
import { formatEuros } from '@/lib/euros'
import { LAKH } from '@/lib/lakh'
import { type Writer, writer } from '@/pages/plan/amounts'
import { Months } from '@/pages/plan/months'
import type { PlanProps } from '@/pages/plan/plan-props'
import { StartNote } from '@/pages/plan/start-note'

/** The heading of what the plan says, in both views. */
const RESULT_ID = 'result'
/** How far beyond the longest bar a budget may lie, that bars can still be compared. */
const WIDEST = 1.25

export function PlanView(props: PlanProps) {
  const { asked, words } = props
  const rate = asked.rate ?? exchangeRate.rupeesPerEuro
  const write = writer(words, rate)
  const { sources } = words
  return (
    <>
      {asked.country ? (
        <OneCountry {...props} write={write} country={asked.country} />
      ) : (
        <Overview {...props} write={write} />
      )}
      <p className="mt-6 text-ink-soft text-sm">
        {`${sources.rupees(write.exactRupees(Math.floor(rate)) + decimalsOf(rate))} `}
        {asked.rate ? sources.yourOwn : sources.ours}. {sources.note}
      </p>
      <p lang="en" className="text-ink-soft text-sm">
        {undatedNote}
      </p>
    </>
  )
}

/** `.25` of 97.25. */
const decimalsOf = (rate: number) => (Number.isInteger(rate) ? '' : String(rate).replace(/^\d+/, ''))

type ViewProps = PlanProps & { write: Writer }

function Overview({ asked, words, write, today }: ViewProps) {
  const { overview, nothingFits, levels, countries } = words
  const plans = allPlans(asked)
  const budget = asked.budget && asked.budget * LAKH
  const [nearest] = plans
  const short = nearest?.verdict?.shortOf.low
  return (
    <section aria-labelledby={RESULT_ID} className="mt-8">
      <h2 id={RESULT_ID} className="text-3xl">
        {overview.title(levels[asked.level])}
      </h2>
      <p className="mt-2 max-w-2xl">
        {budget ? overview.fittingFirst(write.rupees(budget)) : overview.cheapestFirst}
      </p>
      <ol className="mt-5 grid gap-4">
        {plans.map((plan) => (
          <li key={plan.slug} className="country">
            <h3 className="text-xl">{countries[plan.slug]}</h3>
            <Sums plan={plan} plans={plans} asked={asked} words={words} write={write} today={today} />
            <Link
              to={`${planPath({ ...asked, country: plan.slug })}#${RESULT_ID}`}
              className="link print:hidden noscript:hidden"
            >
              {overview.more(countries[plan.slug])}
            </Link>
          </li>
        ))}
      </ol>
      {nearest && short !== undefined && short > 0 && (
        <section aria-labelledby="nothing-fits" className="nothing-fits">
          <h2 id="nothing-fits" className="text-2xl">
            {nothingFits.title}
          </h2>
          <ul className="prose mt-3">
            <li>{nothingFits.loan}</li>
            <li>{nothingFits.later}</li>
            <li>{nothingFits.other(countries[nearest.slug], write.rupees(short))}</li>
          </ul>
        </section>
      )}
    </section>
  )
}

function OneCountry({ country, ...props }: ViewProps & { country: CountryPlan['slug'] }) {
  const { asked, words } = props
  const plan = countryPlan(country, asked)
  return (
    <section aria-labelledby={RESULT_ID} className="mt-8">
      <h2 id={RESULT_ID} className="text-3xl">
        {words.months.title(words.countries[country])}
      </h2>
      <div className="country mt-4">
        <Sums plan={plan} plans={[plan]} {...props} />
      </div>
      <Months {...props} country={country} />
      <Link to={planPath({ ...asked, country: undefined })} className="link mt-4 print:hidden">
        {words.months.allCountries}
      </Link>
    </section>
  )
}

type SumsProps = ViewProps & { plan: CountryPlan; plans: readonly CountryPlan[] }

/** The sums of one country as a bar and in words. */
function Sums(props: SumsProps) {
  const { plan, plans, asked, words, write } = props
  const { overview } = words
  const { slug, sum, euros, tuition, living, oneOff, shown } = plan
  return (
    <>
      <p className="sum">
        <b>{overview.range(write.rupees(sum.low), write.rupees(sum.typical))}</b>{' '}
        <span>{overview.range(formatEuros(euros.low), formatEuros(euros.typical))}</span>
      </p>
      {plan.verdict && (
        <p>
          <Verdict verdict={plan.verdict} words={words} inFull />
        </p>
      )}
      {plan.cautions.map((caution) => (
        <p key={caution} className="late">
          {words.cautions[caution]}
        </p>
      ))}
      <Bar plan={plan} plans={plans} asked={asked} />
      <dl>
        <Part label={overview.tuition}>
          {overview.range(write.rupees(tuition.low), write.rupees(tuition.typical))}
        </Part>
        <Part label={overview.living}>{write.rupees(living)}</Part>
        <Part label={slug === 'germany' ? overview.oneOffWithAps : overview.oneOff}>
          {write.rupees(oneOff)}
        </Part>
        <Part label={overview.shown}>
          {shown.from ? overview.from(write.rupees(shown.rupees)) : write.rupees(shown.rupees)}
        </Part>
      </dl>
      <StartNote {...props} country={plan.slug} />
      <TuitionSources slug={slug} level={asked.level} words={words} />
    </>
  )
}

function Bar({ plan: { sum }, plans, asked: { budget } }: Pick<SumsProps, 'plan' | 'plans' | 'asked'>) {
  const longest = Math.max(...plans.map(({ sum }) => sum.typical))
  const line = budget && Math.min(budget * LAKH, longest * WIDEST)
  const scale = Math.max(longest, line ?? 0)
  const width = (rupees: number) => `${Math.round((rupees / scale) * 1000) / 10}%`
  return (
    <div aria-hidden="true" className="bar">
      <i className="typical" style={{ width: width(sum.typical) }} />
      <i style={{ width: width(sum.low) }} />
      {line && <span style={{ left: width(line) }} />}
    </div>
  )
}

function Part({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function TuitionSources({
  slug,
  level,
  words,
}: {
  slug: CountryPlan['slug']
  level: Level
  words: PlanWords
}) {
  const ends: TuitionEnd[] = ['low', 'typical']
  return (
    <p className="origins">
      {ends.map((end) => {
        const { year, source } = tuitions[slug][level][end]
        return <Origin key={end} note={words.ends[end]} year={year} sources={[source]} />
      })}
    </p>
  )
}
