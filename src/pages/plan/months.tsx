import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PictureStyle } from '@/components/pictures/picture-style'
import { LatinNames } from '@/components/sourced/latin-names'
import { Origin } from '@/components/sourced/sourced'
import { Fold } from '@/components/ui/fold'
import type { FundsPlace } from '@/content/countries/figures'
import type { StepName } from '@/content/countries/plan-steps'
import type { CountrySlug } from '@/content/destinations'
import { rateOf } from '@/domain/country-plan'
import { excludedCosts, excludedSum } from '@/domain/excluded-costs'
import { type MonthPlan, monthPlan } from '@/domain/month-plan'
import type { PlanItem } from '@/domain/plan-items'
import { planPath } from '@/domain/plan-query'
import { CashChart } from '@/pages/plan/cash-chart'
import { LoanPart, RefusalPart, TcsPart } from '@/pages/plan/money-parts'
import css from '@/pages/plan/months.css?inline'
import { useShownPlan } from '@/pages/plan/plan-context'
import { StepRow } from '@/pages/plan/step-row'

/** The number of coming dates that are shown; the others are in a fold. */
const SHOWN_STEPS = 3

/** The steps of one country, with money transfers, loan and refusal. */
export function Months({ country, children }: { country: CountrySlug; children: ReactNode }) {
  const { planQuery, words, today, format } = useShownPlan()
  const { months, countries, timing } = words
  const plan = monthPlan(country, planQuery, today)
  const { items, tcsYears, loan, fundsPlace, isHardlyPossible } = plan
  const start = format.month(plan.startsIn)
  const overdue = items.filter(({ urgency }) => urgency === 'overdue')
  const next = items.filter(({ urgency }) => urgency !== 'overdue').slice(0, SHOWN_STEPS)
  const others = items.filter((item) => !next.includes(item))
  const last = others.at(-1)
  const allDates = months.all(String(others.length))
  return (
    <>
      <PictureStyle name="months" css={css} />
      <ExcludedCosts country={country} />
      <p className="mt-4">
        {months.lead(start)} {!planQuery.start && months.assumed}
      </p>
      {isHardlyPossible ? (
        <HardlyPossible country={country} plan={plan} />
      ) : (
        <OverdueSteps names={overdue.map(({ name }) => name)} />
      )}
      <CashChart cash={plan.cash} fundsPlace={fundsPlace} />
      <h3 className="clear-both pt-5 text-2xl">{isHardlyPossible ? timing.dates(start) : months.next}</h3>
      <Steps items={next} label={months.title(countries[country])} fundsPlace={fundsPlace} />
      {last && (
        <Fold id="dates" title={allDates} answer={months.until(format.date(last.safeDay))}>
          <Steps items={others} label={allDates} fundsPlace={fundsPlace} />
          <p className="mt-3 text-ink-soft text-sm">{months.estimate}</p>
        </Fold>
      )}
      <div className="parts">
        <TcsPart years={tcsYears} fundsPlace={fundsPlace} />
        {loan && <LoanPart loan={loan} country={country} />}
        <RefusalPart country={country} />
        {children}
      </div>
    </>
  )
}

/** A warning about a start that is too close, with a link to the next one that is possible. */
function HardlyPossible({ country, plan: { startsIn, instead } }: { country: CountrySlug; plan: MonthPlan }) {
  const { planQuery, words, format } = useShownPlan()
  const { timing } = words
  return (
    <p className="overdue-warning">
      <strong>{timing.hardly(format.month(startsIn))}</strong>{' '}
      {instead && (
        <Link to={planPath({ ...planQuery, start: instead })} className="link">
          {timing.instead(format.startMonth(country, instead))}
        </Link>
      )}
    </p>
  )
}

function OverdueSteps({ names }: { names: readonly StepName[] }) {
  const { months, steps } = useShownPlan().words
  if (names.length === 0) return null
  return (
    <p className="overdue-warning">
      <LatinNames>{months.overdueSteps(names.map((name) => steps[name]))}</LatinNames>
    </p>
  )
}

type StepsProps = { items: readonly PlanItem[]; label: string; fundsPlace: FundsPlace }

function Steps({ items, label, fundsPlace }: StepsProps) {
  return (
    <ol className="steps" aria-label={label}>
      {items.map((item) => (
        <StepRow key={`${item.name} ${item.safeDay}`} item={item} fundsPlace={fundsPlace} />
      ))}
    </ol>
  )
}

/** Costs that the sum above does not include. */
function ExcludedCosts({ country }: { country: CountrySlug }) {
  const { planQuery, words, format } = useShownPlan()
  const { title, names, together, others } = words.excludedCosts
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
