// Figures of the plan: tuition by level, costs beside the sum, TCS, loan and refusal. Dates are in plan-steps.ts.

import { type Amount, countryFigures, oneOffFee } from '@/content/countries/figures'
import type { CountrySlug } from '@/content/destinations'
import type { Level } from '@/content/plan/choices'
import type { SourceKey, Year } from '@/content/sources'

const { belgium, netherlands, luxembourg, germany } = countryFigures
const bothEstimates = (tuition: Tuition) => ({ low: tuition, typical: tuition })
const germanTuition = bothEstimates({ ...germany.tuition, school: 'germanState' })

/** A year's tuition at a public university for a degree in English, low and typical. The comparison shows the low end of a master’s. */
export const tuitions: Record<CountrySlug, Record<Level, Record<TuitionEstimate, Tuition>>> = {
  belgium: {
    bachelor: {
      low: { from: 4300, year: '2026-27', source: 'belga-tuition-2026-06', school: 'antwerpBachelor' },
      typical: { from: 5800, year: '2024-25', source: 'ucll-tuition', school: 'ucll' },
    },
    master: bothEstimates({ ...belgium.tuition, school: 'antwerp' }),
  },
  netherlands: {
    bachelor: {
      low: { from: 10_528, year: '2026-27', source: 'thuas-tuition', school: 'hague' },
      typical: { from: 19_906, year: '2026-27', source: 'collegedunia-tudelft', school: 'delft' },
    },
    master: {
      low: { ...netherlands.tuition, school: 'dutchRange' },
      typical: { from: 18_900, year: '2025-26', source: 'utwente-tuition', school: 'twente' },
    },
  },
  luxembourg: {
    bachelor: bothEstimates({
      from: 800,
      year: '2026',
      source: 'my-university-2026',
      school: 'luxembourgBachelor',
    }),
    master: bothEstimates({ ...luxembourg.tuition, school: 'luxembourg' }),
  },
  germany: { bachelor: germanTuition, master: germanTuition },
}

/** A year’s tuition in the one German state (Baden-Württemberg) that our source for a one-year master’s speaks of. Only that degree counts it. */
export const stateTuition = {
  from: 3000,
  year: 'undated',
  source: 'baden-wuerttemberg-tuition',
} as const satisfies Amount

/** Keys of the warnings beside a country's verdict; `content/plan` has their sentences. */
export type Caution = 'noDirectEntry' | 'oneInEnglish' | 'severalLanguages' | 'fourYears'

export const cautions: Record<CountrySlug, Record<Level, readonly Caution[]>> = {
  belgium: { bachelor: ['oneInEnglish'], master: [] },
  netherlands: { bachelor: ['fourYears'], master: [] },
  luxembourg: { bachelor: ['severalLanguages'], master: [] },
  germany: { bachelor: ['noDirectEntry'], master: [] },
}

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

/** The fee of a language test in India. */
export const languageTest = { rupees: 18_000, year: '2026', source: 'ielts-2026-02' } as const

/** The fees of Fintiba’s blocked account, for Germany, in euros: to open it, and per month. */
const fintibaAccountFee = {
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
    furtherApplication: { from: 30, year: 'undated', source: 'uni-assist-fees' },
    account: fintibaAccountFee,
  },
}

/** Tax collected at source on money that is sent abroad for studies: in force since 1 April 2026. */
export const tcsRule = {
  /** The rupees in a financial year on which no tax is due. */
  threshold: 1_000_000,
  percent: 2,
  year: '2026',
  sources: ['business-standard-2026-02', 'taxtmi-2026', 'taxheal-2026-04'],
  /** The code by which a bank books money for studies, and the tax on money for other purposes. */
  purpose: { code: 'S0305', otherPercent: 20, year: '2023', source: 'cbdt-circular-2023' },
} as const

/** The countries that the bank’s page names. */
const loanCountries: readonly CountrySlug[] = ['belgium', 'netherlands', 'germany']

/** The rules of one bank, as an example. */
export const loanRules = {
  /** The bank lends more than this, in rupees. */
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

/** The amounts in euros that do not come back after a refused visa. */
export const refusals = {
  belgium: {
    kept: { application: oneOffFee('belgium', 'application'), account: ulbAccountFee.opening },
    sources: ['vub-application', 'ulb-blocked-account', 'dofi-contribution', 'belgium-refusal'],
  },
  netherlands: { kept: {}, sources: ['maastricht-refund', 'mvv-refusal'] },
  luxembourg: {
    kept: { visa: oneOffFee('luxembourg', 'visa') },
    sources: ['guichet-immigration', 'guichet-appeal'],
  },
  germany: {
    kept: { account: fintibaAccountFee.opening, month: fintibaAccountFee.month },
    sources: ['fintiba', 'germany-refusal-2025-12'],
  },
} as const satisfies Record<CountrySlug, { kept: Record<string, number>; sources: readonly SourceKey[] }>

/** The consequences of a refused visa in each country; `euros` formats the amounts of `refusals`. */
export type RefusalRules = Record<CountrySlug, (euros: (amount: number) => string) => readonly string[]>

type ExcludedFees = {
  /** The fee of each further application, if it differs from the first. */
  furtherApplication?: Amount
  account?: {
    name: 'fintibaAccountFee' | 'privateAccountFee'
    opening: number
    month: number
    year: Year
    source: SourceKey
  }
  tuberculosisTest?: Amount
}

/** The lowest tuition that our sources name, or a typical one. */
export type TuitionEstimate = 'low' | 'typical'

/** The university whose tuition the plan counts. The plan's texts have its name. */
export type School =
  | 'antwerp'
  | 'antwerpBachelor'
  | 'ucll'
  | 'hague'
  | 'delft'
  | 'dutchRange'
  | 'twente'
  | 'luxembourg'
  | 'luxembourgBachelor'
  | 'germanState'

export type Tuition = Amount & { school: School }
