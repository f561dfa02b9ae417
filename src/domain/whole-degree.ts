import type { CountrySlug } from '@/content/countries/figures'
import type { TuitionEnd } from '@/content/countries/plan-figures'
import type { Asked } from '@/content/plan/asked'
import { degrees, graduatePay } from '@/content/plan/degree'
import type { SourceKey, Year } from '@/content/sources'
import { rateOf, yearsOf } from '@/domain/country-plan'
import { aMonth } from '@/lib/pay'

/** All years to a degree. Money is in rupees, pay in euros as it is stated. */
export type WholeDegree = {
  slug: CountrySlug
  years: number
  end: TuitionEnd
  firstYear: number
  total: number
  /** The degree's cost in months of a graduate permit's lowest pay, before tax. */
  pay?: { months: number; aMonth: number; year: Year; source: SourceKey }
}

/** The degrees of each length: the first year, and each later one with the same tuition and living, and no one-off costs. */
export function wholeDegrees(slug: CountrySlug, asked: Asked): WholeDegree[] {
  const byEnd = yearsOf(slug, asked)
  const permit = graduatePay(slug, asked.level)
  return degrees[slug][asked.level].map(({ years, end }) => {
    const { total: first, tuition, living } = byEnd[end]
    const euros = first + (years - 1) * (tuition.euros + living.euros)
    return {
      slug,
      years,
      end,
      firstYear: first * rateOf(asked),
      total: euros * rateOf(asked),
      ...(permit && {
        pay: {
          months: Math.round(euros / aMonth(permit.pay)),
          aMonth: aMonth(permit.pay),
          year: permit.year,
          source: permit.source,
        },
      }),
    }
  })
}
