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
  /** The bank lends only more than this. */
  isTooSmall: boolean
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
  /** The interest that runs until the first instalment. */
  interestBefore: number
  /** The years of instalments. */
  years: number
  /** Each month, in rupees. */
  instalment: number
  /** All instalments, in rupees. */
  total: number
}

type LoanDates = {
  /** The month in which the loan pays its first bill. */
  paidOutIn: Month
  /** The month in which classes begin. */
  startsIn: Month
  courseYears: number
}

/** Equal monthly instalments by the banks' model scheme: `years` long, from `yearsAfterCourse` after the course. */
export function repaymentOf(
  rupees: number,
  percent: number,
  { paidOutIn, startsIn, courseYears }: LoanDates,
): Repayment {
  const { years, yearsAfterCourse } = loanRules.model
  const firstInstalment = startsIn + MONTHS_A_YEAR * (courseYears + yearsAfterCourse)
  const monthlyRate = percent / 100 / MONTHS_A_YEAR
  const interestBefore = rupees * monthlyRate * (firstInstalment - paidOutIn)
  const months = MONTHS_A_YEAR * years
  const instalment = ((rupees + interestBefore) * monthlyRate) / (1 - (1 + monthlyRate) ** -months)
  const total = instalment * months
  return { percent, courseYears, firstInstalment, interestBefore, years, instalment, total }
}

/**
 * The typed loan in rupees, at most what remains of the budget, or of the sum if that is lower, after the costs before the
 * university's reply: no bank pays earlier.
 */
export function countedLoan(
  { loan = 0, budget = Number.POSITIVE_INFINITY }: PlanQuery,
  total: number,
  spentBeforeReply: number,
) {
  return Math.max(0, Math.min(loan * LAKH, Math.min(budget * LAKH, total) - spentBeforeReply))
}

type LoanTerms = Pick<LoanDates, 'paidOutIn' | 'startsIn'> & {
  /** The counted loan, in rupees. */
  borrowed: number
  /** The costs of the first year, in rupees. */
  total: number
}

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
    isTooSmall: borrowed <= loanRules.above,
    needsSecurity: borrowed > loanRules.withoutSecurity,
    isCountryNamed: loanRules.countries.includes(slug),
    repayment: interest ? repaymentOf(borrowed, interest, { paidOutIn, startsIn, courseYears }) : undefined,
  }
}
