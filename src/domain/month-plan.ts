import type { CountrySlug } from '@/content/destinations'
import type { PlanQuery } from '@/content/plan/query'
import { type CashMonth, cashMonths, sumPayments } from '@/domain/cash'
import { countedLoan, type Loan, loanPlan } from '@/domain/loan'
import { type PlanItem, planItems } from '@/domain/plan-items'
import { type PlannedIntake, plannedIntake } from '@/domain/planned-intake'
import { pricedYear } from '@/domain/priced-year'
import { type TcsYear, tcsYears, transfersOf } from '@/domain/tcs'
import { dayOfDate } from '@/lib/day'
import { type Month, monthOfDay } from '@/lib/month'

export type MonthPlan = PlannedIntake & {
  startsIn: Month
  /** Sorted by their safe days. */
  items: readonly PlanItem[]
  cash: readonly CashMonth[]
  /** The sum in rupees. */
  total: number
  tcsYears: readonly TcsYear[]
  loan: Loan | undefined
}

/** Plans the first year step by step, with typical tuition. */
export function monthPlan(slug: CountrySlug, planQuery: PlanQuery, today: Date): MonthPlan {
  const planned = plannedIntake(slug, planQuery, today)
  const firstYear = pricedYear(slug, planQuery, planned.intake, dayOfDate(today))
  const { steps, startsIn, total } = firstYear
  const spentBeforeReply = sumPayments(steps.filter(({ isBeforeReply }) => isBeforeReply)).spent
  const borrowed = countedLoan(planQuery, total, spentBeforeReply)
  const payout = { rupees: borrowed, from: monthOfDay(firstYear.replyDay), spentBeforeReply }
  const cash = cashMonths(steps, firstYear, payout, monthOfDay(firstYear.now))
  const paidOutIn = cash.find(({ loan }) => loan >= 1)?.month ?? startsIn
  return {
    ...planned,
    startsIn,
    items: planItems(firstYear),
    cash,
    total,
    tcsYears: tcsYears(transfersOf(firstYear), borrowed, planQuery.senders),
    loan: loanPlan(slug, planQuery, { borrowed, total, paidOutIn, startsIn }),
  }
}
