import { type Caution, cautions } from '@/content/countries/cautions'
import { countryFigures } from '@/content/countries/figures'
import type { TuitionEstimate } from '@/content/countries/tuitions'
import { type CountrySlug, destinations } from '@/content/destinations'
import { usualYears } from '@/content/plan/choices'
import { degreeTotal, type FirstYear, firstYear } from '@/domain/first-year'
import { type PlanQuery, rateOf } from '@/domain/plan/plan-query'
import { LAKH } from '@/lib/lakh'

/** Whether a budget covers the first year; `fitsLow` if only at the lowest tuition. */
export type VerdictKind = 'fits' | 'fitsLow' | 'short'

type Verdict = {
  kind: VerdictKind
  /** The amount that the budget lacks, in rupees, or 0. */
  missing: Record<TuitionEstimate, number>
  /** The proof of funds in rupees, if it is more than the budget and must be shown on one's own account. */
  fundsToShow: number | undefined
}

/**
 * The costs in one country, and whether the budget covers them. The sums are not rounded: a verdict on rounded ones would hide up
 * to ₹5,000.
 */
export type CountryCosts = {
  slug: CountrySlug
  /** The costs of the first year in euros, at low and at typical tuition. */
  estimates: Record<TuitionEstimate, FirstYear>
  /** All costs of the first year in rupees, at low and at typical tuition. */
  sum: Record<TuitionEstimate, number>
  /** All years of a degree of usual length, at typical tuition, in rupees. */
  degreeTotal: number
  /** Warnings beside the verdict and the sum. */
  cautions: readonly Caution[]
  /** Undefined without a budget. */
  verdict: Verdict | undefined
}

export const firstYearEstimates = (
  slug: CountrySlug,
  planQuery: PlanQuery,
): Record<TuitionEstimate, FirstYear> => {
  const rupeesPerEuro = rateOf(planQuery)
  const yearWith = (estimate: TuitionEstimate) =>
    firstYear(slug, { level: planQuery.level, estimate, rupeesPerEuro })
  return { low: yearWith('low'), typical: yearWith('typical') }
}

export function countryCosts(slug: CountrySlug, planQuery: PlanQuery): CountryCosts {
  const { level, budget } = planQuery
  const rupeesPerEuro = rateOf(planQuery)
  const estimates = firstYearEstimates(slug, planQuery)
  const { low, typical } = estimates
  const sum = { low: low.total * rupeesPerEuro, typical: typical.total * rupeesPerEuro }
  // Only money on one's own account is named beside the sum. A blocked account or a deposit pays living, which the sum contains.
  const staysOnOwnAccount = countryFigures[slug].funds.place === 'ownAccount'
  const fundsOnOwnAccount = staysOnOwnAccount ? low.funds.euros * rupeesPerEuro : 0
  return {
    slug,
    estimates,
    sum,
    degreeTotal: degreeTotal(typical, usualYears[level]) * rupeesPerEuro,
    cautions: cautions[slug][level],
    verdict: budget === undefined ? undefined : verdictOn(sum, fundsOnOwnAccount, budget * LAKH),
  }
}

function verdictOn(sum: CountryCosts['sum'], fundsOnOwnAccount: number, budget: number): Verdict {
  // Rounded up to ten rupees, so that no gap is shown as ₹0.
  const missingOf = (amount: number) => Math.max(0, Math.ceil(Math.round(amount - budget) / 10) * 10)
  const missing = { low: missingOf(sum.low), typical: missingOf(sum.typical) }
  const fundsToShow = fundsOnOwnAccount > budget ? fundsOnOwnAccount : undefined
  return { kind: verdictKind(missing), missing, fundsToShow }
}

function verdictKind({ low, typical }: Verdict['missing']): VerdictKind {
  if (low > 0) return 'short'
  return typical > 0 ? 'fitsLow' : 'fits'
}

/** All countries, the cheapest first. */
export function allCountryCosts(planQuery: PlanQuery): CountryCosts[] {
  return destinations
    .map(({ slug }) => countryCosts(slug, planQuery))
    .sort((one, other) => one.sum.low - other.sum.low)
}

/** The share of the first year's lowest cost that a budget, in lakh, pays: from 0 to 1. */
export const coveredShare = ({ sum }: CountryCosts, budget = 0) => Math.min(1, (budget * LAKH) / sum.low)
