import { type CountrySlug, countryFigures } from '@/content/countries/figures'
import { type ExcludedCostName, extraCosts, languageTest } from '@/content/countries/plan-figures'
import type { SourceKey, Year } from '@/content/sources'
import { MONTHS_A_YEAR } from '@/lib/month'

/** A cost that the sum does not include. It has no amount if our sources give none for this country. */
export type ExcludedCost = {
  what: ExcludedCostName
  rupees?: number
  euros?: number
  origin?: { year: Year; source: SourceKey }
}

/** Costs of a first year that its sum does not include. */
export function excludedCosts(slug: CountrySlug): readonly ExcludedCost[] {
  const { oneOff } = countryFigures[slug]
  const hasCost = (name: string) => oneOff.some(({ what }) => what === name)
  const application = oneOff.find(({ what }) => what === 'Application')?.cost
  const { furtherApplication, account, tuberculosisTest } = extraCosts[slug]
  const second = furtherApplication ?? (application && 'from' in application ? application : undefined)
  return [
    { what: 'language test', rupees: languageTest.rupees, origin: languageTest },
    ...(second ? [{ what: 'second application', euros: second.from, origin: second } as const] : []),
    ...(account
      ? [
          {
            what: 'account fee',
            euros: account.opening + MONTHS_A_YEAR * account.month,
            origin: account,
          } as const,
        ]
      : []),
    ...(hasCost('Visa centre') ? [] : [{ what: 'visa centre' } as const]),
    tuberculosisTest
      ? { what: 'tuberculosis test', euros: tuberculosisTest.from, origin: tuberculosisTest }
      : { what: 'medical' },
    { what: 'translated papers' },
    { what: 'bank margin' },
  ]
}
