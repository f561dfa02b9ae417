import type { CountrySlug } from '@/content/destinations'
import { type CashMonth, cashBy, cashMonths } from '@/domain/plan/cash'
import type { DatedDeadline, DatedStep } from '@/domain/plan/dated-steps'
import { countedLoan, type Loan } from '@/domain/plan/loan'
import type { PlanQuery } from '@/domain/plan/plan-query'
import { type PlannedIntake, plannedIntake } from '@/domain/plan/planned-intake'
import { type PricedStep, type PricedYear, priceYear } from '@/domain/plan/priced-year'
import { type TcsYear, tcsYears } from '@/domain/plan/tcs'
import type { DayNumber } from '@/lib/day'
import { lastDayOfMonth, MONTHS_A_YEAR, type Month, monthOfDay } from '@/lib/month'

/** A closing day as the list of dates shows it. */
export type ClosingDay = DatedDeadline & {
  /**
   * `past`: it is past, and none follows. `next`: the first to come. `other`: one between the first and the last. `last`: the last
   * of several. `tooLate`: the last, if it is after the latest day of its step; it may be past, too.
   */
  kind: 'past' | 'next' | 'other' | 'last' | 'tooLate'
}

/** A step of the first year in the list of dates. */
export type PlanItem = PricedStep & {
  /** `overdue`: the safe day is past. `thisMonth`: it is today or later in this month. */
  urgency: 'overdue' | 'thisMonth' | undefined
  /** The rupees that are needed and spent by this item, with all items before it. */
  runningTotal: { needed: number; spent: number }
  closingDays: readonly ClosingDay[]
  /** The months of living that `runningTotal` includes: a month counts from its first day. */
  livingMonths: number
}

export type DatedPlan = PlannedIntake & {
  startsIn: Month
  /** Sorted by their safe days. */
  items: readonly PlanItem[]
  /** The costs of living in rupees, and the last day of the twelfth month, by which they and the whole `total` are spent. */
  living: { until: DayNumber; rupees: number }
  cash: readonly CashMonth[]
  /** All costs of the steps, and living, in rupees. */
  total: number
  tcsYears: readonly TcsYear[]
  loan: Loan | undefined
}

/** The first year step by step, with typical tuition. */
export function datedPlan(slug: CountrySlug, planQuery: PlanQuery, today: DayNumber): DatedPlan {
  const planned = plannedIntake(slug, planQuery, today)
  const pricedYear = priceYear(slug, planQuery, planned.intake, today)
  const cash = cashMonths(pricedYear)
  return {
    ...planned,
    startsIn: pricedYear.startsIn,
    items: planItems(pricedYear),
    living: { until: lastDayOfMonth(pricedYear.startsIn + MONTHS_A_YEAR - 1), rupees: pricedYear.living },
    cash,
    total: pricedYear.total,
    tcsYears: tcsYears(pricedYear, planQuery.senders),
    loan: countedLoan(slug, planQuery, pricedYear, cash),
  }
}

function planItems(pricedYear: PricedYear): PlanItem[] {
  const { steps, today, startsIn } = pricedYear
  return steps.map((step, index) => ({
    ...step,
    urgency: urgencyOf(step.safeDay, today),
    closingDays: closingDays(step, today),
    runningTotal: cashBy(monthOfDay(step.safeDay), steps.slice(0, index + 1), pricedYear),
    livingMonths: Math.max(0, monthOfDay(step.safeDay) - startsIn + 1),
  }))
}

function urgencyOf(safeDay: DayNumber, today: DayNumber): PlanItem['urgency'] {
  if (safeDay < today) return 'overdue'
  return monthOfDay(safeDay) === monthOfDay(today) ? 'thisMonth' : undefined
}

/** The closing days to come; if all are past, the last. */
export function closingDays(
  { deadlines, latestDay }: Pick<DatedStep, 'deadlines' | 'latestDay'>,
  today: DayNumber,
): ClosingDay[] {
  const last = deadlines.at(-1)
  const toCome = deadlines.filter(({ day }) => day >= today)
  const shown = toCome.length > 0 ? toCome : deadlines.slice(-1)
  const kindOf = (deadline: DatedDeadline): ClosingDay['kind'] => {
    if (deadline === last && last.day > latestDay) return 'tooLate'
    if (deadline === shown[0]) return deadline.day < today ? 'past' : 'next'
    return deadline === last ? 'last' : 'other'
  }
  return shown.map((deadline) => ({ ...deadline, kind: kindOf(deadline) }))
}
