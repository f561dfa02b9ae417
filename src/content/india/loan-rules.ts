import type { CountrySlug } from '@/content/destinations'

/** The countries that the bank’s page names. */
const loanCountries: readonly CountrySlug[] = ['belgium', 'netherlands', 'germany']

/** The rules of one bank, as an example. */
export const loanRules = {
  /** The bank's scheme is only for loans above this, in rupees. */
  schemeBeginsAbove: 750_000,
  /** Up to this loan it asks for no security, in rupees. */
  unsecuredUpTo: 5_000_000,
  countries: loanCountries,
  source: 'sbi-ed-vantage',
  /** The Indian Banks’ Association’s model scheme, which asks for no security up to `schemeBeginsAbove`. */
  modelScheme: { years: 15, yearsAfterCourse: 1, year: '2025', source: 'mint-2025-01' },
  /** A lender whose instalments begin earlier. */
  earlierSource: 'credila-repayment',
} as const
