import type { CountrySlug } from '@/content/destinations'

/** The countries that the bank’s page names. */
const loanCountries: readonly CountrySlug[] = ['belgium', 'netherlands', 'germany']

/** The rules of one bank, as an example. */
export const loanRules = {
  /** The bank's scheme is only for loans above this, in rupees. */
  above: 750_000,
  /** Up to this loan it asks for no security, in rupees. */
  withoutSecurity: 5_000_000,
  countries: loanCountries,
  source: 'sbi-ed-vantage',
  /** The Indian Banks’ Association’s model for loans up to `above`. */
  model: { years: 15, yearsAfterCourse: 1, year: '2025', source: 'mint-2025-01' },
  /** A lender whose instalments begin earlier. */
  earlierSource: 'credila-repayment',
} as const
