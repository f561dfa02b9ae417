import { loanRules } from '@/content/countries/plan-figures'
import type { CountrySlug } from '@/content/destinations'
import { degrees } from '@/content/plan/degree'
import type { PlanQuery } from '@/content/plan/query'
import { LAKH } from '@/lib/lakh'
import { MONTHS_A_YEAR, type Month } from '@/lib/month'

export type Loan = {
  rupees: number
  /** The loan that the visitor typed, if the plan counts only a part of it. */
  typed: number | undefined
  /** The own money that is needed beside the loan, at most the budget. Without a budget, the rest of the sum. */
  ownMoney: number
  /** The part of the sum that neither the loan nor the budget covers. */
  missing: number
  /** The loan is smaller than the smallest one of the bank. */
  isBelow: boolean
  needsSecurity: boolean
  /** The bank's page names the country. */
  isCountryNamed: boolean
  /** The repayment at the interest that the visitor typed. */
  repayment: Repayment | undefined
}

/** A loan in rupees. Simple interest runs on all of it from its first payment on, and is then added to it. */
export type Repayment = {
  percent: number
  courseYears: number
  firstInstalment: Month
  interestBefore: number
  years: number
  aMonth: number
  total: number
}

/** The month in which a loan pays its first bill, and the length of the course that begins in `startsIn`. */
type Course = { paidOutIn: Month; startsIn: Month; courseYears: number }

/** Computes equal instalments over the longest period of the model scheme, from one year after the longest course. */
export function repaymentOf(
  rupees: number,
  percent: number,
  { paidOutIn, startsIn, courseYears }: Course,
): Repayment {
  const { years, yearsAfterCourse } = loanRules.model
  const firstInstalment = startsIn + MONTHS_A_YEAR * (courseYears + yearsAfterCourse)
  const monthlyRate = percent / 100 / MONTHS_A_YEAR
  const interestBefore = rupees * monthlyRate * (firstInstalment - paidOutIn)
  const months = MONTHS_A_YEAR * years
  const aMonth = ((rupees + interestBefore) * monthlyRate) / (1 - (1 + monthlyRate) ** -months)
  return { percent, courseYears, firstInstalment, interestBefore, years, aMonth, total: aMonth * months }
}

/** The part of the typed loan that the plan counts, in rupees. No bank pays before the university has replied. */
export function countedLoan(
  { loan = 0, budget = Number.POSITIVE_INFINITY }: PlanQuery,
  total: number,
  spentBeforeReply: number,
) {
  return Math.max(0, Math.min(loan * LAKH, Math.min(budget * LAKH, total) - spentBeforeReply))
}

/** The loan and the sum in rupees, the month of the first payment from the loan, and the month in which classes start. */
type LoanTerms = { borrowed: number; total: number; paidOutIn: Month; startsIn: Month }

export function loanPlan(
  slug: CountrySlug,
  planQuery: PlanQuery,
  { borrowed, total, paidOutIn, startsIn }: LoanTerms,
): Loan | undefined {
  if (borrowed === 0) return
  const { budget = Number.POSITIVE_INFINITY, interest } = planQuery
  const typed = (planQuery.loan ?? 0) * LAKH
  const ownMoney = Math.min(budget * LAKH, total) - borrowed
  const courseYears = Math.max(...degrees[slug][planQuery.level].map(({ years }) => years))
  return {
    rupees: borrowed,
    typed: typed - borrowed >= 1 ? typed : undefined,
    ownMoney,
    missing: total - borrowed - ownMoney,
    isBelow: borrowed <= loanRules.from,
    needsSecurity: borrowed > loanRules.withoutSecurity,
    isCountryNamed: loanRules.countries.includes(slug),
    repayment: interest ? repaymentOf(borrowed, interest, { paidOutIn, startsIn, courseYears }) : undefined,
  }
}
