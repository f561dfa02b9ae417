import type { ComponentProps, ReactNode } from 'react'
import { LatinNames } from '@/components/sourced/latin-names'
import { Origin } from '@/components/sourced/sourced'
import { Fold } from '@/components/ui/fold'
import { schedules } from '@/content/countries/plan-steps'
import type { CountrySlug } from '@/content/destinations'
import { rateOf } from '@/domain/country-plan'
import { excludedCosts } from '@/domain/excluded-costs'
import { monthPlan } from '@/domain/month-plan'
import type { PlanItem } from '@/domain/plan-items'
import { dayOfDate } from '@/lib/day'
import { CashChart } from '@/pages/plan/cash-chart'
import { LoanPart, RefusalPart, TcsPart } from '@/pages/plan/money-parts'
import type { PartProps } from '@/pages/plan/plan-props'
import { StepRow } from '@/pages/plan/step-row'

type MonthsProps = PartProps & { country: CountrySlug }

/** The number of coming dates that are shown; the others are in a fold. */
const SHOWN_STEPS = 3

/** The steps of one country, with money transfers, loan and refusal. */
export function Months({
  planQuery,
  words,
  today,
  format,
  country,
  children,
}: MonthsProps & { children: ReactNode }) {
  const { months, countries, timing, steps } = words
  const plan = monthPlan(country, planQuery, today)
  const { items, tcsYears, loan, instead } = plan
  const overdue = items.filter(({ due }) => due === 'overdue')
  const next = items.filter(({ due }) => due !== 'overdue').slice(0, SHOWN_STEPS)
  const others = items.filter((item) => !next.includes(item))
  const { fundsPlace } = schedules[country]
  const rowProps = { fundsPlace, words, format, now: dayOfDate(today) }
  const [last] = others.slice(-1)
  return (
    <>
      <ExcludedCosts country={country} planQuery={planQuery} words={words} format={format} />
      <p className="mt-4">
        {months.lead(format.month(plan.startsIn))} {!planQuery.start && months.assumed}
      </p>
      {(plan.isHardlyPossible || overdue.length > 0) && (
        <p className="hardly">
          {plan.isHardlyPossible && <strong>{`${timing.hardly(format.month(plan.startsIn))} `}</strong>}
          {instead && `${timing.instead(format.startMonth(country, instead))} `}
          {overdue.length > 0 && (
            <LatinNames>{months.overdueSteps(overdue.map(({ name }) => steps[name]))}</LatinNames>
          )}
        </p>
      )}
      <CashChart cash={plan.cash} fundsPlace={fundsPlace} words={words} format={format} />
      <h3 className="clear-both pt-5 text-2xl">{months.next}</h3>
      <Steps items={next} label={months.title(countries[country])} {...rowProps} />
      {last && (
        <Fold
          id="dates"
          title={months.all(String(others.length))}
          answer={months.until(format.date(last.safeDay))}
        >
          <Steps items={others} label={months.all(String(others.length))} {...rowProps} />
          <p className="mt-3 text-ink-soft text-sm">{months.estimate}</p>
        </Fold>
      )}
      <div className="parts">
        <TcsPart years={tcsYears} country={country} planQuery={planQuery} words={words} format={format} />
        {loan && <LoanPart loan={loan} country={country} words={words} format={format} />}
        <RefusalPart country={country} words={words} format={format} />
        {children}
      </div>
    </>
  )
}

type StepsProps = Omit<ComponentProps<typeof StepRow>, 'item'> & {
  items: readonly PlanItem[]
  label: string
}

function Steps({ items, label, ...rowProps }: StepsProps) {
  return (
    <ol className="steps" aria-label={label}>
      {items.map((item) => (
        <StepRow key={`${item.name} ${item.safeDay}`} item={item} {...rowProps} />
      ))}
    </ol>
  )
}

/** Costs that the sum above does not include. */
function ExcludedCosts({
  country,
  planQuery,
  words,
  format,
}: Pick<MonthsProps, 'country' | 'planQuery' | 'words' | 'format'>) {
  const { title, names, together, others } = words.excludedCosts
  const rate = rateOf(planQuery)
  const costs = excludedCosts(country)
  const sum = costs.reduce((sum, { rupees = 0, euros = 0 }) => sum + rupees + euros * rate, 0)
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
          <dd translate="no">{format.rupees(sum)}</dd>
        </div>
      </dl>
      <p>
        <LatinNames>{others(unpriced.join(', '))}</LatinNames>
      </p>
    </section>
  )
}
