import { cashBy } from '@/domain/cash'
import type { PricedStep, PricedYear } from '@/domain/priced-year'
import { type Day, monthsAfter } from '@/lib/day'
import { MONTHS_A_YEAR, monthOfDay } from '@/lib/month'

/** An entry in the list of dates: a step of the first year, or its living costs. */
export type PlanItem = PricedStep & {
  /** `overdue`: the safe day is past. `thisMonth`: it is today or later in this month. */
  urgency: 'overdue' | 'thisMonth' | undefined
  /** The rupees that are needed and spent by this item, with all items before it. */
  runningTotal: { needed: number; spent: number }
}

/** The steps of a year in the order of their safe days, then living. */
export function planItems(firstYear: PricedYear): PlanItem[] {
  const { steps, now } = firstYear
  return [...steps, livingStep(firstYear)].map((step, index) => ({
    ...step,
    urgency: urgencyOf(step.safeDay, now),
    runningTotal: cashBy(monthOfDay(step.safeDay), steps.slice(0, index + 1), firstYear),
  }))
}

function urgencyOf(safeDay: Day, now: Day): PlanItem['urgency'] {
  if (safeDay < now) return 'overdue'
  return monthOfDay(safeDay) === monthOfDay(now) ? 'thisMonth' : undefined
}

/** The living costs as the last step, on the last day of the first year. */
function livingStep({ classesBegin, living }: PricedYear): PricedStep {
  const lastDay = monthsAfter(classesBegin, MONTHS_A_YEAR) - 1
  return {
    name: 'living',
    payee: 'you',
    safeDay: lastDay,
    latestDay: lastDay,
    deadlines: [],
    rupees: living,
    funds: 0,
    isBeforeReply: false,
  }
}
