// Figures of the comparison and of the first year. The plan's other figures are in the files beside it, named after their subject.

import { type Deadline, deadlines } from '@/content/countries/deadlines'
import { repeatedFigures } from '@/content/countries/repeated-figures'
import type { CountrySlug } from '@/content/destinations'
import type { SourceKey, Year } from '@/content/sources'
import { formatEuros } from '@/lib/euros'

export const antwerp = {
  from: 7800,
  year: '2026-27',
  source: 'belga-tuition-2026-06',
} as const satisfies Amount

/** The tuition of a university of the French-speaking part, for a degree in French. */
export const frenchTaught = {
  from: 5010,
  year: '2025-26',
  source: 'study-in-belgium',
  application: { from: 200, year: '2025-26', source: 'unamur-fees' },
  opens: deadlines.ulbOpens,
  closes: deadlines.ulb,
} as const satisfies CountryFigures['inFrench']

export const countryFigures: Record<CountrySlug, CountryFigures> = {
  belgium: {
    tuition: { ...antwerp, note: 'in English, in Antwerp' },
    inFrench: frenchTaught,
    living: { from: 900, to: 1300 },
    insurance: {
      text: `Health insurance included, at the start ${formatEuros(repeatedFigures.insurance.belgium)} for a quarter`,
      year: '2026',
      source: 'student-insurance-2026-03',
    },
    funds: { from: 12_744, place: 'blockedAccount', year: '2026-27', source: 'dofi-funds' },
    hours: { from: 20, year: '2026', source: 'dofi-work' },
    searchYear: { from: 12, year: '2026', source: 'dofi-search-year', note: 'after any degree' },
    intake: { text: 'September', year: '2026-27', source: 'uantwerpen-deadlines' },
    oneOff: [
      { name: 'application', cost: { from: 90, year: '2025-26', source: 'vub-application' } },
      { name: 'visa', cost: { from: 250, year: '2026', source: 'belgium-in-india' } },
      { name: 'contribution', cost: { from: 251, year: '2026', source: 'dofi-contribution' } },
      { name: 'visaCentre', cost: { from: 30, year: '2026', source: 'belgium-in-india' } },
      { name: 'residenceCard', cost: { from: 30, year: '2026', source: 'brussels-cards' } },
    ],
  },
  netherlands: {
    tuition: { from: 12_000, to: 30_000, year: '2024-25', source: 'study-in-nl-tuition' },
    living: { from: 1000, to: 1500 },
    insurance: {
      text: `Health insurance included, at the start about ${formatEuros(repeatedFigures.insurance.netherlandsPrivate)} for a year`,
      year: 'undated',
      source: 'nhl-stenden',
    },
    funds: {
      from: 13_569.24,
      place: 'deposit',
      plusTuition: true,
      year: '2026',
      source: 'ind-amounts',
    },
    hours: { from: 16, year: '2026', source: 'ind-study', note: 'or full time June to August' },
    searchYear: { from: 12, year: '2026', source: 'ind-orientation-year', note: 'after any degree' },
    intake: { text: 'September', year: 'undated', source: 'studielink-deadlines' },
    oneOff: [
      { name: 'application', cost: { from: 75, to: 120, year: '2024-25', source: 'study-in-nl-tuition' } },
      { name: 'visaAndPermit', cost: { from: 254, year: '2026', source: 'ind-fees' } },
    ],
  },
  luxembourg: {
    tuition: { from: 400, year: '2026', source: 'my-university-2026', note: 'most programmes' },
    living: { from: 1300, to: 1900 },
    insurance: {
      text: 'Health insurance included, at the start a fee with your enrolment',
      year: '2025',
      source: 'uni-lu-insurance',
    },
    funds: {
      from: 18_666.24,
      place: 'ownAccount',
      year: '2026',
      source: 'guichet-immigration',
      note: 'check guichet.lu',
    },
    hours: { from: 15, year: '2026', source: 'guichet-immigration', note: 'on average' },
    searchYear: {
      from: 12,
      upTo: true,
      year: '2026',
      source: 'guichet-after-studies',
      note: 'after a master’s or PhD',
    },
    intake: { text: 'September', year: '2024', source: 'uni-lu-admissions' },
    oneOff: [
      {
        name: 'application',
        cost: { from: 50, year: '2025', source: 'studyaidhub-2025' },
        isTakenOffTuition: true,
      },
      { name: 'visa', cost: { from: 50, year: '2026', source: 'guichet-immigration' } },
      { name: 'residencePermit', cost: { from: 80, year: '2026', source: 'guichet-immigration' } },
    ],
  },
  germany: {
    tuition: { from: 0, year: 'undated', source: 'study-in-germany', note: 'in most states' },
    // The nationwide ticket costs 60% of €63 a month, for six months; the university's own fee is about €53 to €173.
    contribution: { from: 280, to: 400, year: '2025-26', source: 'studis-online-ticket' },
    living: { from: 900, to: 1250 },
    insurance: {
      text: `Health insurance included, at the start ${formatEuros(repeatedFigures.insurance.germany.from)} for a month`,
      year: '2026',
      source: 'tk-2026',
    },
    funds: { from: 11_904, place: 'blockedAccount', year: '2026', source: 'bafoeg-rate' },
    hours: {
      from: 20,
      year: '2026',
      source: 'germany-residence-act',
      note: 'or 140 full days a year',
    },
    searchYear: {
      from: 18,
      upTo: true,
      year: '2026',
      source: 'germany-residence-act',
      note: 'after any degree',
    },
    intake: { text: 'October, April', year: 'undated', source: 'study-in-germany' },
    oneOff: [
      {
        name: 'apsCertificate',
        cost: { rupees: repeatedFigures.apsFee, year: '2022', source: 'indian-express-2022-11' },
      },
      { name: 'application', cost: { from: 75, year: 'undated', source: 'uni-assist-fees' } },
      { name: 'visa', cost: { from: 75, year: '2026', source: 'germany-residence-fees' } },
      { name: 'residencePermit', cost: { from: 100, year: '2026', source: 'germany-residence-fees' } },
    ],
  },
}

/** A one-off cost of a country, in euros. */
export function oneOffFee(country: CountrySlug, name: OneOffName) {
  const fee = countryFigures[country].oneOff.find((cost) => cost.name === name)
  if (!fee || !('from' in fee.cost)) throw new Error(`${country} has no ${name} in euros.`)
  return fee.cost.from
}

/** Costs that are the same in all countries. They are our assumption, which the article on hidden costs explains. */
export const assumedCosts = [
  { name: 'flight', euros: 600 },
  { name: 'roomDeposit', euros: 1000 },
] as const satisfies readonly { name: OneOffName; euros: number }[]

/** A number with its source: money in euros, but for `hours` a week and the months of `searchYear`. */
export type Amount = {
  /** The number, or the low end of a range. */
  from: number
  to?: number
  year: Year
  source: SourceKey
  /** The number is a maximum: `up to 18 months`. */
  upTo?: true
  /** A short note beside the number. */
  note?: string
}

/**
 * Where the proof of funds lies: a blocked account pays it back each month, a university pays back its deposit in one sum after arrival,
 * and in one's own account it stays.
 */
export type FundsPlace = 'blockedAccount' | 'deposit' | 'ownAccount'

export type OneOffName =
  | 'application'
  | 'apsCertificate'
  | 'contribution'
  | 'visa'
  | 'visaCentre'
  | 'visaAndPermit'
  | 'residenceCard'
  | 'residencePermit'
  | 'flight'
  | 'roomDeposit'

export type OneOffCost = {
  name: OneOffName
  cost: Amount | { rupees: number; year: Year; source: SourceKey }
  /** The university takes the fee off the first semester’s tuition. */
  isTakenOffTuition?: true
}

export type CountryFigures = {
  /** A year of a master’s in English at a public university, for students from outside the EU. */
  tuition: Amount
  /** A year of the cheaper study in French, with its own application fee and one university’s dates. */
  inFrench?: Amount & { application: Amount; opens: Deadline; closes: Deadline }
  /** The fee of public universities for each semester, instead of tuition or beside it. */
  contribution?: Amount
  /** All costs of living in a month, in euros: our own range. */
  living: { from: number; to: number }
  /** How health insurance begins. `living` includes it. */
  insurance: { text: string; year: Year; source: SourceKey }
  /**
   * The proof of funds for a year; `plusTuition` if tuition must be shown as well. At most twelve times the middle of `living`,
   * because the plan pays living from it.
   */
  funds: Amount & { place: FundsPlace; plusTuition?: true }
  /** Work in term: the hours that are allowed in a week. */
  hours: Amount
  /** The stay to look for work after the degree: its length in months. */
  searchYear: Amount
  intake: { text: string; year: Year; source: SourceKey }
  oneOff: readonly OneOffCost[]
}
