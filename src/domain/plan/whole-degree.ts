import { type Course, degrees } from '@/content/countries/degrees'
import { graduatePermits } from '@/content/countries/graduate-permits'
import { stateTuition } from '@/content/countries/tuitions'
import type { CountrySlug } from '@/content/destinations'
import type { SourceKey, Year } from '@/content/sources'
import { degreeTotal } from '@/domain/first-year'
import { firstYearEstimates } from '@/domain/plan/country-costs'
import { type PlanQuery, rateOf } from '@/domain/plan/plan-query'
import { monthlyPay } from '@/lib/pay'

/** All years of a degree. Costs are in rupees, pay is in euros. */
export type WholeDegree = Course & {
  slug: CountrySlug
  /** The country's usual length. The others come after it. */
  isUsual: boolean
  firstYear: number
  total: number
  /** The lowest salary that the graduate permit requires, before tax. */
  pay: { aMonth: number; year: Year; source: SourceKey } | undefined
}

/** A degree of each length. */
export function wholeDegrees(slug: CountrySlug, planQuery: PlanQuery): WholeDegree[] {
  const estimates = firstYearEstimates(slug, planQuery)
  const permit = graduatePermits[slug]
  const hasPermit = permit.notAfter !== planQuery.level
  return degrees[slug][planQuery.level].map((course, index) => {
    const first = estimates[course.estimate]
    const extra = course.hasStateTuition ? stateTuition.from : 0
    return {
      ...course,
      slug,
      isUsual: index === 0,
      firstYear: (first.total + extra) * rateOf(planQuery),
      total: (degreeTotal(first, course.years) + course.years * extra) * rateOf(planQuery),
      pay: hasPermit
        ? { aMonth: monthlyPay(permit.pay), year: permit.year, source: permit.source }
        : undefined,
    }
  })
}
