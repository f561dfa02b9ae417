import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { LatinNames } from '@/components/sourced/latin-names'
import { ComponentStyle } from '@/components/ui/component-style'
import { Fold } from '@/components/ui/fold'
import type { StepName } from '@/content/countries/plan-steps'
import { type DatedPlan, datedPlan, type PlanItem } from '@/domain/plan/dated-plan'
import { planPath } from '@/domain/plan/plan-query'
import { Degree } from '@/pages/plan/degree'
import { CashChart } from '@/pages/plan/one-country/cash-chart'
import { useCountryContext } from '@/pages/plan/one-country/country-context'
import { ExcludedCosts } from '@/pages/plan/one-country/excluded-costs'
import { LoanPart } from '@/pages/plan/one-country/loan-part'
import { RefusalPart } from '@/pages/plan/one-country/refusal-part'
import { LivingRow, StepRow } from '@/pages/plan/one-country/step-row'
import css from '@/pages/plan/one-country/steps.css?inline'
import { TcsPart } from '@/pages/plan/one-country/tcs-part'
import { Warning } from '@/pages/plan/warning'

/** The number of coming dates that are shown; the others are in a fold. */
const SHOWN_STEPS = 3

/** One country month by month: its steps, with money transfers, loan and refusal. */
export function OneCountry() {
  const { planQuery, words, today, format, country } = useCountryContext()
  const { countries, timing, months } = words
  const plan = datedPlan(country, planQuery, today)
  const { items, living, tcsYears, loan, isHardlyPossible } = plan
  const start = format.month(plan.startsIn)
  const overdue = items.filter(({ urgency }) => urgency === 'overdue')
  const next = items.filter(({ urgency }) => urgency !== 'overdue').slice(0, SHOWN_STEPS)
  // With the overdue steps. The row of living is one date more.
  const otherDates = items.filter((item) => !next.includes(item))
  const allDates = months.all(String(otherDates.length + 1))
  const title = months.title(countries[country])
  return (
    <>
      <section aria-labelledby="months" className="mt-6">
        <h2 id="months" className="text-2xl">
          {title}
        </h2>
        <ExcludedCosts />
        <p className="mt-4">
          {months.lead(start)} {!planQuery.start && months.assumed}
        </p>
        {isHardlyPossible ? (
          <HardlyPossible plan={plan} />
        ) : (
          <OverdueSteps names={overdue.map(({ name }) => name)} />
        )}
        <CashChart cash={plan.cash} />
        <h3 className="clear-both pt-5 text-2xl">{isHardlyPossible ? timing.dates(start) : months.next}</h3>
        <Steps items={next} label={title} />
        <Fold id="dates" title={allDates} answer={months.until(format.date(living.until))} inContainer>
          <Steps items={otherDates} label={allDates}>
            <LivingRow plan={plan} />
          </Steps>
          <p className="mt-3 text-ink-soft text-sm">{months.estimate}</p>
        </Fold>
        <div className="print:columns-2 print:gap-x-8">
          <TcsPart years={tcsYears} />
          {loan && <LoanPart loan={loan} />}
          <RefusalPart />
          <Degree slugs={[country]} />
        </div>
      </section>
      <p className="print:hidden">
        <Link to={planPath({ ...planQuery, country: undefined })} className="link">
          {months.allCountries}
        </Link>
      </p>
    </>
  )
}

/** A warning about a start that is too close, with a link to the next one that is possible. */
function HardlyPossible({ plan: { startsIn, instead } }: { plan: DatedPlan }) {
  const { planQuery, words, format, country } = useCountryContext()
  const { timing } = words
  return (
    <Warning className="mt-3 px-4 py-3">
      <strong>{timing.hardly(format.month(startsIn))}</strong>{' '}
      {instead && (
        <Link to={planPath({ ...planQuery, start: instead })} className="link">
          {timing.instead(format.startMonth(country, instead))}
        </Link>
      )}
    </Warning>
  )
}

function OverdueSteps({ names }: { names: readonly StepName[] }) {
  const { months, steps } = useCountryContext().words
  if (names.length === 0) return null
  return (
    <Warning className="mt-3 px-4 py-3">
      <LatinNames>{months.overdueSteps(names.map((name) => steps[name]))}</LatinNames>
    </Warning>
  )
}

type StepsProps = {
  items: readonly PlanItem[]
  label: string
  /** A last row, such as the costs of living. */
  children?: ReactNode
}

function Steps({ items, label, children }: StepsProps) {
  return (
    <ol className="mt-2" aria-label={label}>
      <ComponentStyle name="steps" css={css} />
      {items.map((item) => (
        <StepRow key={`${item.name} ${item.safeDay}`} item={item} />
      ))}
      {children}
    </ol>
  )
}
