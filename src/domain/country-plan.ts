import { type Caution, cautions, type TuitionEstimate } from '@/content/countries/plan-figures'
import { type CountrySlug, destinations } from '@/content/destinations'
import { exchangeRate } from '@/content/exchange-rate'
import { type PlanQuery, usualYears } from '@/content/plan/query'
import { type FirstYear, firstYear } from '@/domain/first-year'
import { LAKH } from '@/lib/lakh'

/** Whether a budget covers the sums; `fitsLow` if only at the lowest tuition. */
export type VerdictKind = 'fits' | 'fitsLow' | 'short'

/** `shortOf` is the missing amount in rupees, or 0. */
type Verdict = { kind: VerdictKind; shortOf: Record<TuitionEstimate, number> }

/** The first year in one country, in rupees except `euros`. Nothing is rounded: a verdict on rounded sums would hide up to ₹5,000. */
export type CountryPlan = {
  slug: CountrySlug
  sum: Record<TuitionEstimate, number>
  euros: Record<TuitionEstimate, number>
  tuition: Record<TuitionEstimate, number>
  living: number
  oneOff: number
  /** All years of a degree of usual length, at typical tuition. */
  degree: number
  /** The proof of funds for the visa; it is not an extra cost. */
  funds: Record<TuitionEstimate, number>
  /** Warnings beside the verdict and the sum. */
  cautions: readonly Caution[]
  /** Undefined without a budget. */
  verdict?: Verdict
}

/** Rupees for a euro. */
export const rateOf = ({ rate = exchangeRate.rupeesPerEuro }: PlanQuery) => rate

export const firstYearEstimates = (
  slug: CountrySlug,
  planQuery: PlanQuery,
): Record<TuitionEstimate, FirstYear> => {
  const rupeesPerEuro = rateOf(planQuery)
  const year = (estimate: TuitionEstimate) =>
    firstYear(slug, { level: planQuery.level, estimate, rupeesPerEuro })
  return { low: year('low'), typical: year('typical') }
}

export function countryPlan(slug: CountrySlug, planQuery: PlanQuery): CountryPlan {
  const { low, typical } = firstYearEstimates(slug, planQuery)
  const rupees = (euros: number) => euros * rateOf(planQuery)
  const sum = { low: rupees(low.total), typical: rupees(typical.total) }
  const aYear = rupees(typical.tuition.euros + typical.living.euros)
  return {
    slug,
    sum,
    euros: { low: low.total, typical: typical.total },
    tuition: { low: rupees(low.tuition.euros), typical: rupees(typical.tuition.euros) },
    living: rupees(low.living.euros),
    oneOff: rupees(low.oneOff.euros),
    degree: sum.typical + (usualYears[planQuery.level] - 1) * aYear,
    funds: { low: rupees(low.funds.euros), typical: rupees(typical.funds.euros) },
    cautions: cautions[slug][planQuery.level],
    ...(planQuery.budget !== undefined && { verdict: verdictOn(sum, planQuery.budget * LAKH) }),
  }
}

function verdictOn({ low, typical }: Record<TuitionEstimate, number>, budget: number): Verdict {
  const short = (sum: number) => Math.max(0, Math.round(sum - budget))
  const shortOf = { low: short(low), typical: short(typical) }
  if (shortOf.low > 0) return { kind: 'short', shortOf }
  return { kind: shortOf.typical > 0 ? 'fitsLow' : 'fits', shortOf }
}

/** All countries, the cheapest first. */
export function allPlans(planQuery: PlanQuery): CountryPlan[] {
  return destinations
    .map(({ slug }) => countryPlan(slug, planQuery))
    .sort((one, other) => one.sum.low - other.sum.low)
}
