import type { FundsPlace, Payee, Refund, StepName } from '@/content/countries/plan-steps'
import { cashUntil, sumPayments } from '@/domain/cash'
import type { DatedStep } from '@/domain/dated-steps'
import type { PricedStep, PricedYear } from '@/domain/priced-year'
import { type Day, monthsAfter } from '@/lib/day'
import { MONTHS_A_YEAR, monthOfDay } from '@/lib/month'

export type PlanItem = Pick<DatedStep, 'needs' | 'opens' | 'deadlines'> & {
  what: StepName
  payee: Payee
  refund?: Refund
  /** For living it is the last day of the year. */
  safeDay: Day
  /** A university's deadline after this date leaves no time for the visa. */
  latestDay: Day
  /** Our sources name no closing day of this step for this intake. */
  isDeadlineUnknown: boolean
  due?: 'overdue' | 'thisMonth'
  /** The money that is spent, in rupees. */
  rupees: number
  /** The proof of funds, in rupees, and the part of it that pays for a month. */
  funds?: { rupees: number; aMonth: number; place: FundsPlace }
  /** The rupees that are needed and spent by this item, with all items before it. */
  runningTotal: { needed: number; spent: number }
}

/** The steps of a year in the order of their safe days, then living. */
export function planItems(year: PricedYear): PlanItem[] {
  const items = year.steps.map((step, index) => ({
    ...itemOf(step, year),
    runningTotal: cashUntil(monthOfDay(step.safeDay), sumPayments(year.steps.slice(0, index + 1)), year),
  }))
  return [...items, livingItem(year)]
}

function itemOf(step: PricedStep, { now, fundsPlace }: PricedYear): Omit<PlanItem, 'runningTotal'> {
  const { what, payee, refund, safeDay, latestDay, needs, opens, deadlines, closes, rupees, funds } = step
  const due = dueOn(safeDay, now)
  return {
    what,
    payee,
    safeDay,
    latestDay,
    deadlines,
    isDeadlineUnknown: what === 'Application' && closes !== undefined && deadlines.length === 0,
    rupees,
    ...(refund && { refund }),
    ...(needs && { needs }),
    ...(opens && deadlines.length > 0 && { opens }),
    ...(due && { due }),
    ...(funds > 0 && { funds: { rupees: funds, aMonth: funds / MONTHS_A_YEAR, place: fundsPlace } }),
  }
}

/** `overdue` after the safe day, `thisMonth` until then if both are in the same month. */
function dueOn(safeDay: Day, now: Day): PlanItem['due'] {
  if (safeDay < now) return 'overdue'
  return monthOfDay(safeDay) === monthOfDay(now) ? 'thisMonth' : undefined
}

function livingItem(year: PricedYear): PlanItem {
  const lastDay = monthsAfter(year.classesBegin, MONTHS_A_YEAR) - 1
  return {
    what: 'living',
    payee: 'you',
    safeDay: lastDay,
    latestDay: lastDay,
    deadlines: [],
    isDeadlineUnknown: false,
    rupees: year.living,
    runningTotal: cashUntil(monthOfDay(lastDay), sumPayments(year.steps), year),
  }
}
