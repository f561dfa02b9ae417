import type { CountrySlug } from '@/content/countries/figures'
import { loanRules } from '@/content/countries/plan-figures'
import { degrees } from '@/content/plan/degree'
import type { PlanQuery } from '@/content/plan/query'
import { LAKH } from '@/lib/lakh'

export type Loan = {
  rupees: number
  /** The own money in rupees beside the loan: at most the budget, or the rest of the sum without one. */
  own: number
  /** The part of the sum that neither the loan nor the budget covers. */
  missing: number
  /** The loan is smaller than the smallest one of the bank. */
  isBelow: boolean
  needsSecurity: boolean
  /** The own money is less than the bank requires. */
  isTooMuch: boolean
  /** The bank's page names the country. */
  isCountryNamed: boolean
  /** The repayment at the interest that the visitor typed. */
  repayment?: Repayment
}

/** The repayment in rupees. Simple interest accrues on the whole loan until repayment starts, and is then added to it. */
export type Repayment = {
  percent: number
  monthsBefore: number
  interestBefore: number
  years: number
  aMonth: number
  total: number
}

/** Computes equal instalments over the longest period of the model scheme, from one year after the longest course. */
export function repaymentOf(rupees: number, percent: number, courseYears: number): Repayment {
  const { years, yearsAfterCourse } = loanRules.model
  const monthsBefore = 12 * (courseYears + yearsAfterCourse)
  const aMonthsInterest = percent / 100 / 12
  const interestBefore = rupees * aMonthsInterest * monthsBefore
  const months = 12 * years
  const aMonth = ((rupees + interestBefore) * aMonthsInterest) / (1 - (1 + aMonthsInterest) ** -months)
  return { percent, monthsBefore, interestBefore, years, aMonth, total: aMonth * months }
}

export function loanOf({ loan = 0, budget = Number.POSITIVE_INFINITY }: PlanQuery, total: number) {
  return Math.min(Math.min(loan, budget) * LAKH, total)
}

export function loanPlan(slug: CountrySlug, planQuery: PlanQuery, total: number): Loan | undefined {
  const rupees = loanOf(planQuery, total)
  if (rupees === 0) return
  const { budget = Number.POSITIVE_INFINITY } = planQuery
  const own = Math.min(budget * LAKH, total) - rupees
  const courseYears = Math.max(...degrees[slug][planQuery.level].map(({ years }) => years))
  return {
    rupees,
    own,
    missing: total - rupees - own,
    isBelow: rupees < loanRules.from,
    needsSecurity: rupees > loanRules.withoutSecurity,
    isTooMuch: own < (total * loanRules.ownPercent) / 100,
    isCountryNamed: loanRules.countries.includes(slug),
    ...(planQuery.interest && { repayment: repaymentOf(rupees, planQuery.interest, courseYears) }),
  }
}
