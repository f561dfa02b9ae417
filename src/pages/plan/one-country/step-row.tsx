import type { ReactNode } from 'react'
import { LatinNames } from '@/components/sourced/latin-names'
import { Origin } from '@/components/sourced/sourced'
import type { DatedPlan, PlanItem } from '@/domain/plan/dated-plan'
import { daysOf } from '@/domain/plan/dated-steps'
import { MONTHS_A_YEAR } from '@/lib/month'
import { closingDaysText } from '@/pages/plan/one-country/closing-days-text'
import { useCountryContext } from '@/pages/plan/one-country/country-context'
import { paymentTexts } from '@/pages/plan/one-country/payment-texts'

/** One step: its safe day, the money to show and to spend, and the steps before it. */
export function StepRow({ item }: { item: PlanItem }) {
  const { words, format, fundsPlace } = useCountryContext()
  const { months, steps } = words
  const { name, safeDay, urgency, cost, funds, runningTotal, livingMonths } = item
  const amount = funds || cost
  const paid = paymentTexts(item, words).join(' ')
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

/** The last row: the costs of living of all twelve months. */
export function LivingRow({ plan: { living, total } }: { plan: Pick<DatedPlan, 'living' | 'total'> }) {
  const { words, format } = useCountryContext()
  const { months } = words
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

function ClosingDays({ item }: { item: PlanItem }) {
  const { text, sources } = closingDaysText(item, useCountryContext())
  if (!text) return null
  return (
    <p>
      <LatinNames>{`${text} `}</LatinNames>
      {sources.length > 0 && <Origin year="undated" sources={sources} />}
    </p>
  )
}

function LongestWait({ item: { needs = [] } }: { item: PlanItem }) {
  const { months, waits } = useCountryContext().words
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
