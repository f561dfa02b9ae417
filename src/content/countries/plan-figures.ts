import { type Amount, antwerp, type CountrySlug, countryFigures } from '@/content/countries/figures'
import type { Level } from '@/content/plan/asked'
import type { SourceKey, Year } from '@/content/sources'

const { belgium, netherlands, luxembourg, germany } = countryFigures
const luxembourgish = {
  low: luxembourg.tuition,
  typical: { from: 800, year: '2026', source: 'my-university-2026' },
} as const satisfies Record<TuitionEnd, Amount>
const german = { low: germany.tuition, typical: germany.tuition }

/** A year's tuition at a public university, low and typical. The low end of a master’s is the comparison’s. */
export const tuitions: Record<CountrySlug, Record<Level, Record<TuitionEnd, Tuition>>> = {
  belgium: {
    bachelor: {
      low: { from: 4300, year: '2026-27', source: 'belga-tuition-2026-06' },
      typical: belgium.tuition,
    },
    master: { low: belgium.tuition, typical: antwerp },
  },
  netherlands: {
    bachelor: {
      low: { from: 9000, to: 20_000, year: '2024-25', source: 'study-in-nl-tuition' },
      typical: { from: 15_950, year: '2023-24', source: 'tudelft-tuition' },
    },
    master: {
      low: netherlands.tuition,
      // Of a technical one: 12/7 of what its February intake pays from February to August.
      typical: { from: 18_900, year: 'undated', source: 'utwente-tuition', isEstimate: true },
    },
  },
  luxembourg: { bachelor: luxembourgish, master: luxembourgish },
  germany: { bachelor: german, master: german },
}

/** What must be known beside a verdict; `low` and `typical` name the tuition that it is about. */
export type Caution = 'noDirectEntry' | 'lowInFrench' | 'typicalInFrench'

export const cautions: Record<CountrySlug, Record<Level, readonly Caution[]>> = {
  belgium: { bachelor: ['typicalInFrench'], master: ['lowInFrench'] },
  netherlands: { bachelor: [], master: [] },
  luxembourg: { bachelor: [], master: [] },
  germany: { bachelor: ['noDirectEntry'], master: [] },
}

export type LeftOutName =
  | 'language test'
  | 'second application'
  | 'account fee'
  | 'visa centre'
  | 'medical'
  | 'papers'
  | 'bank margin'

/** A language test in India. */
export const languageTest = { rupees: 18_000, year: '2026', source: 'ielts-2026-02' } as const

/** At uni-assist, after the first one. */
export const furtherCourse = { euros: 30, year: 'undated', source: 'uni-assist-fees' } as const

/** Of a blocked account for Germany: to open it, and a month. */
export const accountFee = { opening: 89, month: 4.9, year: 'undated', source: 'fintiba' } as const

/** Tax collected at source on money that is sent abroad for studies: in force since 1 April 2026. */
export const tcs = {
  threshold: 1_000_000,
  percent: 2,
  year: '2026',
  sources: ['business-standard-2026-02', 'taxtmi-2026'],
} as const satisfies { threshold: number; percent: number; year: Year; sources: readonly SourceKey[] }

/** A bank’s rules, as an example. The own share is from older copies of its page. */
export const loanRules = {
  from: 750_000,
  withoutSecurity: 5_000_000,
  ownPercent: 10,
  countries: ['belgium', 'netherlands', 'germany'] satisfies CountrySlug[] as CountrySlug[],
  source: 'sbi-ed-vantage',
} as const

/** The amount kept after a refusal, in euros, and its source. */
export const refusals = {
  belgium: {
    amounts: { application: 90, account: 150 },
    sources: ['vub-application', 'ulb-blocked-account', 'dofi-contribution', 'belgium-refusal'],
  },
  netherlands: { amounts: {}, sources: ['maastricht-refund', 'mvv-refusal'] },
  luxembourg: { amounts: { visa: 50 }, sources: ['guichet-immigration', 'guichet-appeal'] },
  germany: {
    amounts: { account: accountFee.opening, month: accountFee.month },
    sources: ['fintiba', 'germany-refusal-2025-12'],
  },
} as const satisfies Record<CountrySlug, { amounts: Record<string, number>; sources: readonly SourceKey[] }>

/** Words about a refusal, given the formatted amounts that are kept. */
export type RefusalWords = {
  [Slug in CountrySlug]: (kept: Record<keyof (typeof refusals)[Slug]['amounts'], string>) => readonly string[]
}

export type TuitionEnd = 'low' | 'typical'

/** `isEstimate`: worked out by us from what part of a year costs. */
export type Tuition = Amount & { isEstimate?: true }
