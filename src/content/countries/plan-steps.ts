import { type Deadline, deadlines } from '@/content/countries/deadlines'
import type { CountrySlug, OneOffName } from '@/content/countries/figures'
import type { Level, Season } from '@/content/plan/query'
import type { SourceKey, Year } from '@/content/sources'

const need = (step: NeededStep, wait: Wait): Need => ({ step, wait })
const atOnce: Wait = { from: 0, to: 0, unit: 'day' }
const estimate = (from: number, to: number, unit: Wait['unit'] = 'week'): Wait => ({ from, to, unit })
const bothLevels = (closes: Partial<Record<Season, readonly Deadline[]>>) => ({
  bachelor: closes,
  master: closes,
})

/** How long APS India takes. Its busy months are March to August. */
export const apsWeeks = { usual: { from: 3, to: 4 }, busy: { from: 6, to: 8 } } as const
export const busyMonths = { from: 3, to: 8 } as const
export const apsTime = `${apsWeeks.usual.from} to ${apsWeeks.usual.to} weeks, from March to August ${apsWeeks.busy.from} to ${apsWeeks.busy.to}`

/** Our own estimate of the time between the university's reply and large sums that the bank has sent. */
const payment: Wait = estimate(1, 2)

/** Our own estimate of the time to book, fly and settle in before classes start. */
export const travelTime: Wait = estimate(2, 3)

const travel: readonly Step[] = [
  {
    what: 'Flight',
    payee: 'airline',
    refund: 'ticket',
    inIndia: true,
    needs: [need('granted', atOnce)],
  },
  { what: 'Room deposit', payee: 'landlord', refund: 'atEnd', needs: [need('granted', atOnce)] },
  { what: 'insurance', payee: 'insurer', monthsAfterStart: 0 },
]

/** The steps of a first year, with the steps that each one waits for and how long. */
export const schedules: Record<CountrySlug, Schedule> = {
  belgium: {
    starts: { spring: { month: 2, day: 1 }, fall: { month: 9, day: 15 } },
    spring: 'few',
    fundsPlace: 'blockedAccount',
    steps: [
      {
        what: 'Application',
        payee: 'university',
        refund: 'no',
        opens: deadlines.ghentOpens,
        closes: bothLevels({ fall: [deadlines.ghent] }),
      },
      {
        what: 'admission',
        payee: 'university',
        needs: [
          need('Application', { from: 3, to: 3, unit: 'month', year: '2021-22', source: 'ugent-deadlines' }),
        ],
      },
      { what: 'funds', payee: 'bank', needs: [need('admission', payment)] },
      { what: 'Contribution', payee: 'immigration', refund: 'ifNotDue', needs: [need('admission', payment)] },
      {
        what: 'Visa',
        payee: 'embassy',
        refund: 'asRule',
        inIndia: true,
        needs: [need('funds', estimate(1, 2)), need('Contribution', estimate(1, 2))],
      },
      {
        what: 'Visa centre',
        payee: 'embassy',
        refund: 'asRule',
        inIndia: true,
        needs: [need('Visa', atOnce)],
      },
      {
        what: 'granted',
        payee: 'embassy',
        needs: [
          need('Visa centre', {
            from: 1,
            to: 3,
            unit: 'month',
            year: 'undated',
            source: 'uantwerpen-visa',
          }),
        ],
      },
      ...travel,
      { what: 'tuition', payee: 'university', refund: 'university', share: 1, monthsAfterStart: 0 },
      { what: 'Residence card', payee: 'authority', refund: 'asRule', monthsAfterStart: 0 },
    ],
  },
  netherlands: {
    starts: { spring: { month: 2, day: 1 }, fall: { month: 9, day: 1 } },
    spring: 'few',
    fundsPlace: 'deposit',
    steps: [
      {
        what: 'Application',
        payee: 'university',
        refund: 'asRule',
        opens: deadlines.delftOpens,
        closes: {
          bachelor: { fall: [deadlines.dutchFixed, deadlines.dutch] },
          master: { fall: [deadlines.delftListed, deadlines.delft, deadlines.dutch] },
        },
      },
      {
        what: 'admission',
        payee: 'university',
        needs: [
          need('Application', {
            from: 4,
            to: 12,
            unit: 'week',
            year: 'undated',
            source: 'tudelft-application',
          }),
        ],
      },
      {
        what: 'tuition',
        payee: 'university',
        refund: 'university',
        share: 1,
        needs: [need('admission', payment)],
        closes: bothLevels({ fall: [deadlines.delftPayment] }),
      },
      { what: 'funds', payee: 'university', needs: [need('admission', payment)] },
      {
        what: 'Visa and permit',
        payee: 'university',
        refund: 'seldom',
        needs: [need('tuition', estimate(1, 2)), need('funds', estimate(1, 2))],
      },
      {
        what: 'granted',
        payee: 'embassy',
        needs: [
          need('Visa and permit', {
            from: 14,
            to: 60,
            unit: 'day',
            year: 'undated',
            source: 'studypath-permit',
          }),
        ],
      },
      ...travel,
    ],
  },
  luxembourg: {
    starts: { spring: { month: 2, day: 1 }, fall: { month: 9, day: 15 } },
    spring: 'few',
    fundsPlace: 'ownAccount',
    steps: [
      {
        what: 'Application',
        payee: 'university',
        refund: 'ifEnrolled',
        opens: deadlines.luxembourgOpens,
        closes: {
          bachelor: { fall: [deadlines.luxembourgRadiology, deadlines.luxembourg] },
          master: { fall: [deadlines.luxembourg] },
        },
      },
      { what: 'admission', payee: 'university', needs: [need('Application', estimate(4, 6))] },
      { what: 'funds', payee: 'you', needs: [need('admission', payment)] },
      {
        what: 'authorisation',
        payee: 'authority',
        needs: [need('funds', atOnce)],
        closes: { bachelor: {}, master: { fall: [deadlines.luxembourgFile] } },
      },
      {
        what: 'Visa',
        payee: 'embassy',
        refund: 'no',
        inIndia: true,
        needs: [
          need('authorisation', {
            from: 2,
            to: 3,
            unit: 'month',
            year: '2026',
            source: 'my-university-2026',
          }),
        ],
      },
      { what: 'granted', payee: 'embassy', needs: [need('Visa', estimate(1, 2))] },
      ...travel,
      { what: 'tuition', payee: 'university', refund: 'no', share: 0.5, monthsAfterStart: 0 },
      { what: 'Residence permit', payee: 'authority', refund: 'asRule', monthsAfterStart: 1 },
      { what: 'tuition', payee: 'university', refund: 'no', share: 0.5, monthsAfterStart: 5 },
    ],
  },
  germany: {
    starts: { spring: { month: 4, day: 1 }, fall: { month: 10, day: 1 } },
    spring: 'known',
    fundsPlace: 'blockedAccount',
    steps: [
      { what: 'APS certificate', payee: 'aps', refund: 'asRule', inIndia: true },
      {
        what: 'Application',
        payee: 'university',
        refund: 'asRule',
        needs: [
          need('APS certificate', {
            ...apsWeeks.usual,
            busy: apsWeeks.busy,
            unit: 'week',
            year: 'undated',
            source: 'aps-faqs',
          }),
        ],
        closes: bothLevels({
          spring: [deadlines.germanSummer],
          fall: [deadlines.germanWinter],
        }),
      },
      { what: 'admission', payee: 'university', needs: [need('Application', estimate(4, 6))] },
      { what: 'booking', payee: 'embassy', needs: [need('admission', atOnce)] },
      { what: 'funds', payee: 'bank', needs: [need('admission', atOnce)] },
      {
        what: 'Visa',
        payee: 'embassy',
        refund: 'unknown',
        inIndia: true,
        needs: [
          need('booking', {
            from: 2,
            to: 4,
            unit: 'month',
            year: '2026',
            source: 'yourweg-2026-05',
          }),
          need('funds', estimate(1, 2)),
        ],
      },
      {
        what: 'granted',
        payee: 'embassy',
        needs: [
          need('Visa', { from: 4, to: 12, unit: 'week', year: '2026', source: 'leap-scholar-2026-04' }),
        ],
      },
      ...travel,
      { what: 'tuition', payee: 'university', refund: 'university', share: 0.5, monthsAfterStart: 0 },
      { what: 'Residence permit', payee: 'authority', refund: 'asRule', monthsAfterStart: 1 },
      { what: 'tuition', payee: 'university', refund: 'university', share: 0.5, monthsAfterStart: 6 },
    ],
  },
}

export type Payee =
  | 'university'
  | 'embassy'
  | 'aps'
  | 'immigration'
  | 'authority'
  | 'insurer'
  | 'landlord'
  | 'airline'
  | 'bank'
  | 'you'

/** Whether a payment is refunded, mainly after a refusal. */
export type Refund =
  | 'no'
  | 'asRule'
  | 'seldom'
  | 'ifNotDue'
  | 'ifEnrolled'
  | 'university'
  | 'atEnd'
  | 'ticket'
  | 'unknown'

export type StepName =
  | OneOffName
  | 'admission'
  | 'booking'
  | 'authorisation'
  | 'granted'
  | 'tuition'
  | 'funds'
  | 'insurance'
  | 'living'

/** A time to wait, from the shortest to the longest. Without a source it is our estimate. */
export type Wait = {
  from: number
  to: number
  unit: 'day' | 'week' | 'month'
  /** The wait if it begins in one of the `busyMonths`, in the same unit. */
  busy?: { from: number; to: number }
  year?: Year
  source?: SourceKey
}

/** A step that must be done before, and the time to wait after it. */
export type Need = { step: NeededStep; wait: Wait }

export type NeededStep = Exclude<
  StepName,
  'Residence card' | 'Residence permit' | 'Flight' | 'Room deposit' | 'insurance' | 'living'
>

export type Step = {
  what: Exclude<StepName, 'living'>
  payee: Payee
  /** When the payment is refunded, if at all. Absent if nothing is paid. */
  refund?: Refund
  /** The paid share of a year’s tuition, from 0 to 1. */
  share?: number
  /** Whether the payment stays in India, so that nothing is sent abroad. */
  inIndia?: true
  needs?: readonly Need[]
  /** The first day to apply, if our sources name one. */
  opens?: Deadline
  /** The closing days. Some programmes close early, none later than the last of these days. */
  closes?: Record<Level, Partial<Record<Season, readonly Deadline[]>>>
  /** For a payment after arrival: the months from the first day of classes. */
  monthsAfterStart?: number
}

/**
 * Where the proof of funds lies: a blocked account pays it back each month, a university pays back its deposit in one sum after arrival,
 * and in one's own account it stays.
 */
export type FundsPlace = 'blockedAccount' | 'deposit' | 'ownAccount'

export type Schedule = {
  /** The first day of classes; where our sources name no day, the middle of the month. */
  starts: Record<Season, { month: number; day: number }>
  /** Whether our sources name the steps and the dates of a start in spring. */
  spring: 'known' | 'few'
  fundsPlace: FundsPlace
  /** The steps in an order in which each one follows those that it needs. */
  steps: readonly Step[]
}
