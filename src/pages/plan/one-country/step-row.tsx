import type { ReactNode } from 'react'
import { LatinNames } from '@/components/sourced/latin-names'
import { Origin } from '@/components/sourced/sourced'
import type { Deadline } from '@/content/countries/deadlines'
import type { FundsPlace } from '@/content/countries/figures'
import { daysOf } from '@/domain/dated-steps'
import type { ClosingDay, MonthPlan, PlanItem } from '@/domain/month-plan'
import { type DayNumber, dateOf, dayNumberOf } from '@/lib/day'
import { MONTHS_A_YEAR } from '@/lib/month'
import { useCountryWords } from '@/pages/plan/one-country/country-words'
import { payeeText } from '@/pages/plan/one-country/payee-text'
import { useShownPlan } from '@/pages/plan/plan-context'

/** One step: its safe day, the money to show and to spend, and the steps before it. */
export function StepRow({ item, fundsPlace }: { item: PlanItem; fundsPlace: FundsPlace }) {
  const { format } = useShownPlan()
  const countryWords = useCountryWords()
  const { months, steps, refunds } = countryWords
  const { name, refund, safeDay, urgency, rupees, funds, runningTotal, livingMonths } = item
  const amount = funds || rupees
  const paid = [payeeText(item, countryWords), refund && months.refund(refunds[refund])]
    .filter(Boolean)
    .join(' ')
  const [needed, spent] = [format.rupees(runningTotal.needed), format.rupees(runningTotal.spent)]
  return (
    <Row date={format.date(safeDay)} amount={amount > 0 && format.rupees(amount)}>
      <strong>
        <LatinNames>{steps[name]}</LatinNames>
      </strong>
      {urgency && <strong className="font-semibold text-brick-deep">{` · ${months[urgency]}`}</strong>}
      {paid && (
        <p>
          <LatinNames>{paid}</LatinNames>
        </p>
      )}
      {funds > 0 && (
        <p>
          <LatinNames>{months.funds[fundsPlace](format.rupees(funds / MONTHS_A_YEAR))}</LatinNames>
        </p>
      )}
      <ClosingDays item={item} />
      <LongestWait item={item} />
      {amount > 0 && (
        <p className="text-ink-soft">
          {needed === spent ? months.allSpent(needed) : months.runningTotal(needed, spent)}
          {livingMonths > 0 && ` ${months.livingIncluded(livingMonths)}`}
        </p>
      )}
    </Row>
  )
}

/** The costs of living, in the months after all steps. */
export function LivingRow({ plan: { living, total } }: { plan: Pick<MonthPlan, 'living' | 'total'> }) {
  const { format } = useShownPlan()
  const { months } = useCountryWords()
  const rupees = format.rupees(living.rupees)
  return (
    <Row date={months.until(format.date(living.until))} amount={rupees}>
      <strong>
        <LatinNames>{months.living}</LatinNames>
      </strong>
      <p>{months.monthly(format.rupees(living.rupees / MONTHS_A_YEAR), rupees)}</p>
      <p className="text-ink-soft">{months.allSpent(format.rupees(total))}</p>
    </Row>
  )
}

/** The text stands below the day and the amount, on wide screens between them. */
function Row({ date, amount, children }: { date: string; amount: string | false; children: ReactNode }) {
  return (
    <li className="step grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 border-ink-muted border-t py-3 md:grid-cols-[12rem_minmax(0,1fr)_auto]">
      <b className="text-[min(1.0625rem,8.5vw)]">{date}</b>
      <b translate="no" className="font-display text-[min(1.0625rem,8.5vw)]">
        {amount}
      </b>
      <div className="col-span-full text-[0.9375rem] md:col-2 md:row-1">{children}</div>
    </li>
  )
}

/** The closing days of applications, from past cycles. */
function ClosingDays({ item: { name, opens, closingDays, latestDay } }: { item: PlanItem }) {
  const { words, format, today } = useShownPlan()
  const { months } = useCountryWords()
  if (closingDays.length === 0) return name === 'application' && <p>{months.unknown}</p>
  const isFile = name === 'authorisation'
  const dayAndMonth = (day: DayNumber) => format.dayAndMonth(dateOf(day))
  const latest = dayAndMonth(latestDay)
  const latestText = latestDay < dayNumberOf(today) ? `${latest} (${months.past})` : latest
  const texts: Record<ClosingDay['kind'], (day: string) => string> = {
    past: (day) => `${months.closes(day)}, ${months.past}`,
    next: months.closes,
    other: months.otherDay,
    last: months.veryLast,
    tooLate: (day) => (isFile ? months.fileTooLate : months.tooLate)(day, latestText),
  }
  const days = closingDays.map((closing) => texts[closing.kind](withOwner(closing, dayAndMonth(closing.day))))
  const dates = opens ? [opens, ...closingDays] : closingDays
  const years = new Set(dates.map(({ year }) => year))
  const knownYears = [...years].filter((year) => year !== 'undated')
  const patterns: string[] = []
  const pattern = isFile ? months.officePattern : months.pattern
  if (knownYears.length > 0) patterns.push(pattern(knownYears.join(', ')))
  if (years.has('undated')) patterns.push(months.undated)
  const unknownOpening = name === 'application' ? `${months.opensUnknown} ` : ''
  const opening = opens ? `${months.opens(withOwner(opens, format.dayAndMonth(opens)))} ` : unknownOpening
  return (
    <p>
      <LatinNames>{`${opening}${days.join('; ')}${words.fullStop} ${patterns.join(' ')} `}</LatinNames>
      <Origin year="undated" sources={[...new Set(dates.map(({ source }) => source))]} />
    </p>
  )
}

/** A day with the university or portal that names it: `15 January (TU Delft)`. */
const withOwner = ({ owner }: Pick<Deadline, 'owner'>, day: string) => (owner ? `${day} (${owner})` : day)

function LongestWait({ item: { needs = [] } }: { item: PlanItem }) {
  const { months, waits } = useCountryWords()
  const [longest] = [...needs].sort(
    (one, other) => daysOf(other.wait, 'longest') - daysOf(one.wait, 'longest'),
  )
  if (!longest || longest.wait.to === 0) return null
  const { unit, busy, canBeLonger, source, year = 'undated' } = longest.wait
  const timeOf = ({ from, to }: { from: number; to: number }) => waits[unit](String(from), String(to))
  const notes = [busy && months.busy(timeOf(busy)), canBeLonger && months.longer, !source && months.ours]
    .filter(Boolean)
    .join('; ')
  return (
    <p>
      <LatinNames>{`${months.wait(longest.step, timeOf(longest.wait), notes && ` (${notes})`)} `}</LatinNames>
      {source && <Origin year={year} sources={[source]} />}
    </p>
  )
}
