import type { CountrySlug } from '@/content/countries/figures'
import { loanRules } from '@/content/countries/plan-figures'
import type { Asked } from '@/content/plan/asked'
import { LAKH } from '@/lib/lakh'

export type Loan = {
  rupees: number
  /** What a budget leaves beside the loan, as far as it is needed; without a budget the rest of the sum. */
  own: number
  /** Neither the bank's nor one's own. */
  missing: number
  isBelow: boolean
  needsSecurity: boolean
  /** Less of one’s own than the bank asks for. */
  isTooMuch: boolean
  isCountryNamed: boolean
}

export function loanOf({ loan = 0, budget = Number.POSITIVE_INFINITY }: Asked, total: number) {
  return Math.min(Math.min(loan, budget) * LAKH, total)
}

export function loanPlan(slug: CountrySlug, asked: Asked, total: number): Loan | undefined {
  const rupees = loanOf(asked, total)
  if (rupees === 0) return
  const { budget = Number.POSITIVE_INFINITY } = asked
  const own = Math.min(budget * LAKH, total) - rupees
  return {
    rupees,
    own,
    missing: total - rupees - own,
    isBelow: rupees < loanRules.from,
    needsSecurity: rupees > loanRules.withoutSecurity,
    isTooMuch: own < (total * loanRules.ownPercent) / 100,
    isCountryNamed: loanRules.countries.includes(slug),
  }
}
