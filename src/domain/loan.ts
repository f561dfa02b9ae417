import type { CountrySlug } from '@/content/countries/figures'
import { loanRules } from '@/content/countries/plan-figures'
import type { Asked } from '@/content/plan/asked'
import { LAKH } from '@/lib/lakh'

export type Loan = {
  rupees: number
  own: number
  isBelow: boolean
  needsSecurity: boolean
  /** Less of one’s own than the bank asks for. */
  isTooMuch: boolean
  isCountryNamed: boolean
}

export function loanOf({ loan = 0, budget = Number.POSITIVE_INFINITY }: Asked, total: number) {
  return Math.min(Math.min(loan, budget) * LAKH, total)
}

export function loanPlan(slug: CountrySlug, rupees: number, total: number): Loan {
  const own = total - rupees
  return {
    rupees,
    own,
    isBelow: rupees < loanRules.from,
    needsSecurity: rupees > loanRules.withoutSecurity,
    isTooMuch: own < (total * loanRules.ownPercent) / 100,
    isCountryNamed: loanRules.countries.includes(slug),
  }
}
