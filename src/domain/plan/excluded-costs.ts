import { type ExcludedCostName, excludedFees, languageTest } from '@/content/countries/excluded-fees'
import { countryFigures } from '@/content/countries/figures'
import type { CountrySlug } from '@/content/destinations'
import type { SourceKey, Year } from '@/content/sources'
import { MONTHS_A_YEAR } from '@/lib/month'

/** A cost that the sum does not include. It has no amount if our sources give none for this country. */
export type ExcludedCost = {
  name: ExcludedCostName
  rupees?: number
  euros?: number
  origin?: { year: Year; source: SourceKey }
}

/** The rupees of all costs beside the sum that have an amount. */
export const excludedSum = (slug: CountrySlug, rupeesPerEuro: number) =>
  excludedCosts(slug).reduce((sum, { rupees = 0, euros = 0 }) => sum + rupees + euros * rupeesPerEuro, 0)

/** Costs of a first year that its sum does not include. */
export function excludedCosts(slug: CountrySlug): readonly ExcludedCost[] {
  const { oneOff } = countryFigures[slug]
  const firstApplication = oneOff.find(({ name }) => name === 'application')?.cost
  const { secondApplication = firstApplication, account, tuberculosisTest } = excludedFees[slug]
  const costs: ExcludedCost[] = [{ name: 'languageTest', rupees: languageTest.rupees, origin: languageTest }]
  if (secondApplication && 'from' in secondApplication)
    costs.push({ name: 'secondApplication', euros: secondApplication.from, origin: secondApplication })
  if (account) {
    const euros = account.opening + MONTHS_A_YEAR * account.month
    costs.push({ name: account.name, euros, origin: account })
  }
  if (!oneOff.some(({ name }) => name === 'visaCentre')) costs.push({ name: 'visaCentre' })
  if (tuberculosisTest)
    costs.push({ name: 'tuberculosisTest', euros: tuberculosisTest.from, origin: tuberculosisTest })
  else costs.push({ name: 'medicalCertificate' })
  return [...costs, { name: 'translatedPapers' }, { name: 'bankMargin' }]
}
