import type { FundsPlace } from '@/content/countries/figures'
import type { CountrySlug } from '@/content/destinations'
import type { PlanQuery } from '@/content/plan/query'
import { type CashMonth, cashMonths } from '@/domain/cash'
import { type Loan, loanPlan } from '@/domain/loan'
import { type PlanItem, planItems } from '@/domain/plan-items'
import { type PlannedIntake, plannedIntake } from '@/domain/planned-intake'
import { pricedYear } from '@/domain/priced-year'
import { type TcsYear, tcsYears } from '@/domain/tcs'
import { dayOfDate } from '@/lib/day'
import type { Month } from '@/lib/month'

export type MonthPlan = PlannedIntake & {
  startsIn: Month
  fundsPlace: FundsPlace
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
  const cash = cashMonths(firstYear)
  return {
    ...planned,
    startsIn: firstYear.startsIn,
    fundsPlace: firstYear.fundsPlace,
    items: planItems(firstYear),
    cash,
    total: firstYear.total,
    tcsYears: tcsYears(firstYear, planQuery.senders),
    loan: loanPlan(slug, planQuery, firstYear, cash),
  }
}
