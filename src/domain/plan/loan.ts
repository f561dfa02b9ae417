import { degrees } from '@/content/countries/degrees'
import type { CountrySlug } from '@/content/destinations'
import { loanRules } from '@/content/india/loan-rules'
import type { CashMonth } from '@/domain/plan/cash'
import type { PlanQuery } from '@/domain/plan/plan-query'
import type { PricedYear } from '@/domain/plan/priced-year'
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
  /** Whether the bank's scheme begins above this loan. The counted loan decides, as it does for the repayment, not the typed one. */
  isTooSmall: boolean
  /** Whether the bank asks for security: it does above a limit. */
  needsSecurity: boolean
  /** Whether the bank's page names the country. */
  isCountryNamed: boolean
  /** The repayment at the interest that the visitor typed. */
  repayment: Repayment | undefined
}

/** The repayment of a loan in rupees. Until the first instalment, simple interest on the whole loan is added to it. */
type Repayment = {
  percent: number
  courseYears: number
  firstInstalment: Month
  /** The simple interest from the loan's first payment to the first instalment. */
  interestBefore: number
  /** Each month, in rupees. */
  instalment: number
  /** All instalments, in rupees. */
  total: number
}

/** The loan that the plan counts; undefined if there is none. `cash` shows in which month it pays first. */
export function countedLoan(
  slug: CountrySlug,
  planQuery: PlanQuery,
  { borrowed, covered, total, startsIn }: PricedYear,
  cash: readonly CashMonth[],
): Loan | undefined {
  if (borrowed === 0) return
  const { interest, level } = planQuery
  const typed = (planQuery.loan ?? 0) * LAKH
  const courseYears = Math.max(...degrees[slug][level].map(({ years }) => years))
  const paidOutIn = cash.find(({ loan }) => loan > 0)?.month ?? startsIn
  const firstInstalment = startsIn + MONTHS_A_YEAR * (courseYears + loanRules.modelScheme.yearsAfterCourse)
  return {
    rupees: borrowed,
    typed: typed > borrowed ? typed : undefined,
    ownMoney: covered - borrowed,
    missing: total - covered,
    isTooSmall: borrowed <= loanRules.schemeBeginsAbove,
    needsSecurity: borrowed > loanRules.unsecuredUpTo,
    isCountryNamed: loanRules.countries.includes(slug),
    repayment: interest
      ? {
          percent: interest,
          courseYears,
          firstInstalment,
          ...instalmentsOf(borrowed, interest, firstInstalment - paidOutIn),
        }
      : undefined,
  }
}

/** Equal monthly instalments over the years of the banks' model scheme, after `monthsBefore` of simple interest. */
export function instalmentsOf(rupees: number, percent: number, monthsBefore: number) {
  const monthlyRate = percent / 100 / MONTHS_A_YEAR
  const interestBefore = rupees * monthlyRate * monthsBefore
  const months = MONTHS_A_YEAR * loanRules.modelScheme.years
  const instalment = ((rupees + interestBefore) * monthlyRate) / (1 - (1 + monthlyRate) ** -months)
  return { interestBefore, instalment, total: instalment * months }
}
