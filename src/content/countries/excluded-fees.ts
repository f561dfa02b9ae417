import type { Amount } from '@/content/countries/figures'
import type { CountrySlug } from '@/content/destinations'
import type { SourceKey, Year } from '@/content/sources'

export type ExcludedCostName =
  | 'languageTest'
  | 'secondApplication'
  | 'fintibaAccountFee'
  | 'privateAccountFee'
  | 'visaCentre'
  | 'medicalCertificate'
  | 'tuberculosisTest'
  | 'translatedPapers'
  | 'bankMargin'

type ExcludedFees = {
  /** The fee of a second application, if it differs from that of the first. */
  secondApplication?: Amount
  account?: {
    name: 'fintibaAccountFee' | 'privateAccountFee'
    opening: number
    month: number
    year: Year
    source: SourceKey
  }
  tuberculosisTest?: Amount
}

/** The fee of a language test in India. */
export const languageTest = { rupees: 18_000, year: '2026', source: 'ielts-2026-02' } as const

/** The fees of Fintiba’s blocked account, for Germany, in euros: to open it, and per month. */
export const fintibaAccountFee = {
  name: 'fintibaAccountFee',
  opening: 89,
  month: 4.9,
  year: 'undated',
  source: 'fintiba',
} as const

/** The fee of a private provider’s blocked account, for Belgium, in euros: the least in our source. */
export const privateAccountFee = {
  name: 'privateAccountFee',
  opening: 350,
  month: 0,
  year: '2026',
  source: 'studely-2026-06',
} as const

/** The fee of ULB’s blocked account, in Belgium, in euros. The plan counts another university, so it counts a private provider. */
export const ulbAccountFee = { opening: 150, year: '2024-25', source: 'ulb-blocked-account' } as const

/** The fee of the tuberculosis test, for students whom the immigration service does not exempt. */
export const tuberculosisTest = { from: 51, year: 'undated', source: 'nhl-stenden' } as const

/** Fees in single countries that the sum does not include. */
export const excludedFees: Record<CountrySlug, ExcludedFees> = {
  belgium: { account: privateAccountFee },
  netherlands: { tuberculosisTest },
  luxembourg: {},
  germany: {
    secondApplication: { from: 30, year: 'undated', source: 'uni-assist-fees' },
    account: fintibaAccountFee,
  },
}
