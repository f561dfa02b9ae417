import {
  type Amount,
  antwerp,
  type CountrySlug,
  countryFigures,
  type OneOffName,
} from '@/content/countries/figures'
import type { Level, Season } from '@/content/plan/asked'
import type { SourceKey, Year } from '@/content/sources'

export type TuitionEnd = 'low' | 'typical'

const { belgium, netherlands, luxembourg, germany } = countryFigures
const luxembourgish = {
  low: luxembourg.tuition,
  typical: { from: 800, year: '2026', source: 'my-university-2026' },
} as const satisfies Record<TuitionEnd, Amount>
const german = { low: germany.tuition, typical: germany.tuition }

/** A year at a public university: the low end, a master’s being the comparison’s, and what is typical. */
export const tuitions: Record<CountrySlug, Record<Level, Record<TuitionEnd, Amount>>> = {
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
      typical: { from: 18_900, year: 'undated', source: 'utwente-tuition' },
    },
  },
  luxembourg: { bachelor: luxembourgish, master: luxembourgish },
  germany: { bachelor: german, master: german },
}

export type Payee =
  | 'university'
  | 'embassy'
  | 'authority'
  | 'insurer'
  | 'landlord'
  | 'airline'
  | 'bank'
  | 'you'

/** Whether the money comes back, above all after a refusal. */
export type Refund =
  | 'no'
  | 'asRule'
  | 'seldom'
  | 'ifNotDue'
  | 'ifEnrolled'
  | 'university'
  | 'atEnd'
  | 'ticket'
  | 'yours'
  | 'unknown'

export type StepName = OneOffName | 'tuition' | 'funds' | 'insurance' | 'living'

/** The last day of a cycle that is past: the pattern of the next one. */
export type Deadline = { month: number; day: number; year: Year; source: SourceKey }

export type Step = {
  what: Exclude<StepName, 'living'>
  /** Months after the start; before it where negative. */
  at: number
  payee: Payee
  /** None where nothing is paid. */
  refund?: Refund
  /** Of a year’s tuition. */
  share?: number
  /** Paid in India, so that nothing is sent abroad. */
  inIndia?: true
  by?: Partial<Record<Season, Deadline>>
}

export type Schedule = {
  /** The month in which classes start. */
  starts: Record<Season, number>
  /** Whether our sources tell what a start in spring needs, and by when. */
  spring: 'known' | 'few'
  /** Whether the proof of funds is usually sent abroad, to an account there, before the visa. */
  fundsAreSent: boolean
  steps: readonly Step[]
}

const travel: readonly Step[] = [
  { what: 'Flight', at: -1, payee: 'airline', refund: 'ticket', inIndia: true },
  { what: 'Room deposit', at: -1, payee: 'landlord', refund: 'atEnd' },
  { what: 'insurance', at: 0, payee: 'insurer' },
]

/** What falls due when, counted from the start. Months without a deadline are our estimate. */
export const schedules: Record<CountrySlug, Schedule> = {
  belgium: {
    starts: { spring: 2, fall: 9 },
    spring: 'few',
    fundsAreSent: true,
    steps: [
      {
        what: 'Application',
        at: -7,
        payee: 'university',
        refund: 'no',
        by: { fall: { month: 3, day: 1, year: '2021-22', source: 'ugent-deadlines' } },
      },
      { what: 'funds', at: -3, payee: 'bank' },
      { what: 'Contribution', at: -3, payee: 'authority', refund: 'ifNotDue' },
      { what: 'Visa', at: -3, payee: 'embassy', refund: 'asRule', inIndia: true },
      { what: 'Visa centre', at: -3, payee: 'embassy', refund: 'asRule', inIndia: true },
      ...travel,
      { what: 'tuition', at: 0, payee: 'university', refund: 'university', share: 1 },
      { what: 'Residence card', at: 0, payee: 'authority', refund: 'asRule' },
    ],
  },
  netherlands: {
    starts: { spring: 2, fall: 9 },
    spring: 'few',
    fundsAreSent: true,
    steps: [
      {
        what: 'Application',
        at: -8,
        payee: 'university',
        refund: 'asRule',
        by: { fall: { month: 5, day: 1, year: 'undated', source: 'studielink-deadlines' } },
      },
      {
        what: 'tuition',
        at: -3,
        payee: 'university',
        refund: 'university',
        share: 1,
        by: { fall: { month: 7, day: 1, year: '2023-24', source: 'tudelft-tuition' } },
      },
      { what: 'funds', at: -3, payee: 'university' },
      { what: 'Visa and permit', at: -3, payee: 'university', refund: 'seldom' },
      ...travel,
    ],
  },
  luxembourg: {
    starts: { spring: 2, fall: 9 },
    spring: 'few',
    fundsAreSent: false,
    steps: [
      {
        what: 'Application',
        at: -7,
        payee: 'university',
        refund: 'ifEnrolled',
        by: { fall: { month: 4, day: 30, year: '2025', source: 'studyaidhub-2025' } },
      },
      { what: 'funds', at: -4, payee: 'authority' },
      { what: 'Visa', at: -2, payee: 'embassy', refund: 'no', inIndia: true },
      ...travel,
      { what: 'tuition', at: 0, payee: 'university', refund: 'university', share: 0.5 },
      { what: 'Residence permit', at: 1, payee: 'authority', refund: 'asRule' },
      { what: 'tuition', at: 5, payee: 'university', refund: 'university', share: 0.5 },
    ],
  },
  germany: {
    starts: { spring: 4, fall: 10 },
    spring: 'known',
    fundsAreSent: true,
    steps: [
      { what: 'APS certificate', at: -10, payee: 'authority', refund: 'asRule', inIndia: true },
      {
        what: 'Application',
        at: -5,
        payee: 'university',
        refund: 'asRule',
        by: {
          spring: { month: 1, day: 15, year: 'undated', source: 'study-in-germany' },
          fall: { month: 7, day: 15, year: 'undated', source: 'study-in-germany' },
        },
      },
      { what: 'funds', at: -4, payee: 'bank' },
      { what: 'Visa', at: -3, payee: 'embassy', refund: 'unknown', inIndia: true },
      ...travel,
      { what: 'tuition', at: 0, payee: 'university', refund: 'university', share: 0.5 },
      { what: 'Residence permit', at: 1, payee: 'authority', refund: 'asRule' },
      { what: 'tuition', at: 6, payee: 'university', refund: 'university', share: 0.5 },
    ],
  },
}

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

/** What is kept after a refusal, in euros; and where it is said. */
export const refusals = {
  belgium: {
    amounts: { application: 90, account: 150 },
    sources: ['vub-application', 'ulb-blocked-account', 'dofi-contribution', 'belgium-refusal'],
  },
  netherlands: { amounts: {}, sources: ['maastricht-refund', 'mvv-refusal'] },
  luxembourg: { amounts: { visa: 50 }, sources: ['guichet-immigration', 'guichet-appeal'] },
  germany: {
    amounts: { account: 89, month: 4.9 },
    sources: ['fintiba', 'germany-refusal-2025-12'],
  },
} as const satisfies Record<CountrySlug, { amounts: Record<string, number>; sources: readonly SourceKey[] }>

/** Words about a refusal, given what is kept as it is shown. */
export type RefusalWords = {
  [Slug in CountrySlug]: (kept: Record<keyof (typeof refusals)[Slug]['amounts'], string>) => readonly string[]
}
