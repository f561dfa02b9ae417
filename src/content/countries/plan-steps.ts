// The steps of a first year and the waits between them, from which the plan counts its dates.

import { type Deadline, deadlines } from '@/content/countries/deadlines'
import type { OneOffName } from '@/content/countries/figures'
import { type Wait, waits } from '@/content/countries/waits'
import type { CountrySlug } from '@/content/destinations'
import type { Level } from '@/content/plan/choices'
import type { Season } from '@/lib/intakes'

const need = (step: NeededStep, wait: Wait): Need => ({ step, wait })
const atOnce: Wait = { from: 0, to: 0, unit: 'day' }
const estimatedWait = (from: number, to: number, unit: Wait['unit'] = 'week'): Wait => ({ from, to, unit })
const bothLevels = (deadlines: Partial<Record<Season, readonly Deadline[]>>) => ({
  bachelor: deadlines,
  master: deadlines,
})

/** Our own estimate of the time from the university's reply until the bank has sent a large sum. */
const paymentTime: Wait = estimatedWait(1, 2)

/** Our own estimate of the time to book, fly and settle in before classes start. */
export const travelTime: Wait = estimatedWait(2, 3)

const travel: readonly Step[] = [
  {
    name: 'flight',
    payee: 'airline',
    refund: 'ticket',
    inIndia: true,
    needs: [need('visaGranted', atOnce)],
  },
  { name: 'roomDeposit', payee: 'landlord', refund: 'atEnd', needs: [need('visaGranted', atOnce)] },
  { name: 'insurance', payee: 'insurer', monthsAfterStart: 0 },
]

/** The steps of a first year, with the steps that each one waits for and how long. */
export const schedules: Record<CountrySlug, Schedule> = {
  belgium: {
    starts: { spring: { month: 2, day: 1 }, fall: { month: 9, day: 15 } },
    spring: 'few',
    steps: [
      {
        name: 'application',
        payee: 'university',
        refund: 'no',
        opens: deadlines.ghentOpens,
        deadlines: bothLevels({ fall: [deadlines.ghent] }),
      },
      {
        name: 'reply',
        payee: 'university',
        needs: [
          need('application', { from: 3, to: 3, unit: 'month', year: '2021-22', source: 'ugent-deadlines' }),
        ],
      },
      { name: 'proofOfFunds', payee: 'bank', needs: [need('reply', paymentTime)] },
      { name: 'contribution', payee: 'immigration', refund: 'ifNotDue', needs: [need('reply', paymentTime)] },
      {
        name: 'visa',
        payee: 'embassy',
        refund: 'asRule',
        inIndia: true,
        needs: [need('proofOfFunds', estimatedWait(1, 2)), need('contribution', estimatedWait(1, 2))],
      },
      {
        name: 'visaCentre',
        payee: 'embassy',
        refund: 'asRule',
        inIndia: true,
        needs: [need('visa', atOnce)],
      },
      {
        name: 'visaGranted',
        payee: 'embassy',
        needs: [need('visaCentre', waits.belgianVisa)],
      },
      ...travel,
      { name: 'tuition', payee: 'university', refund: 'university', share: 1, monthsAfterStart: 0 },
      { name: 'residenceCard', payee: 'authority', refund: 'asRule', monthsAfterStart: 0 },
    ],
  },
  netherlands: {
    starts: { spring: { month: 2, day: 1 }, fall: { month: 9, day: 1 } },
    spring: 'few',
    steps: [
      {
        name: 'application',
        payee: 'university',
        refund: 'asRule',
        opens: deadlines.delftOpens,
        deadlines: {
          bachelor: { fall: [deadlines.dutchFixed, deadlines.dutch] },
          master: { fall: [deadlines.delftListed, deadlines.delft, deadlines.dutch] },
        },
      },
      {
        name: 'reply',
        payee: 'university',
        needs: [
          need('application', {
            from: 4,
            to: 12,
            unit: 'week',
            year: 'undated',
            source: 'tudelft-application',
          }),
        ],
      },
      {
        name: 'tuition',
        payee: 'university',
        refund: 'university',
        share: 1,
        needs: [need('reply', paymentTime)],
        deadlines: bothLevels({ fall: [deadlines.delftPayment] }),
      },
      { name: 'proofOfFunds', payee: 'university', needs: [need('reply', paymentTime)] },
      {
        name: 'visaAndPermit',
        payee: 'university',
        refund: 'seldom',
        needs: [need('tuition', estimatedWait(1, 2)), need('proofOfFunds', estimatedWait(1, 2))],
      },
      {
        name: 'visaCollection',
        payee: 'embassy',
        needs: [need('visaAndPermit', waits.dutchPermit)],
      },
      {
        name: 'visaGranted',
        payee: 'embassy',
        needs: [need('visaCollection', waits.dutchVisa)],
      },
      ...travel,
    ],
  },
  luxembourg: {
    starts: { spring: { month: 2, day: 1 }, fall: { month: 9, day: 15 } },
    spring: 'few',
    steps: [
      {
        name: 'application',
        payee: 'university',
        refund: 'ifEnrolled',
        opens: deadlines.luxembourgOpens,
        deadlines: {
          bachelor: { fall: [deadlines.luxembourgRadiology, deadlines.luxembourg] },
          master: { fall: [deadlines.luxembourg] },
        },
      },
      { name: 'reply', payee: 'university', needs: [need('application', estimatedWait(4, 6))] },
      { name: 'proofOfFunds', payee: 'you', needs: [need('reply', paymentTime)] },
      {
        name: 'authorisation',
        payee: 'authority',
        goesToOffice: true,
        needs: [need('proofOfFunds', atOnce)],
        deadlines: { bachelor: {}, master: { fall: [deadlines.luxembourgFile] } },
      },
      {
        name: 'visa',
        payee: 'embassy',
        refund: 'no',
        inIndia: true,
        needs: [need('authorisation', waits.luxembourgAuthorisation)],
      },
      { name: 'visaGranted', payee: 'embassy', needs: [need('visa', estimatedWait(1, 2))] },
      ...travel,
      { name: 'tuition', payee: 'university', refund: 'no', share: 0.5, monthsAfterStart: 0 },
      { name: 'residencePermit', payee: 'authority', refund: 'asRule', monthsAfterStart: 1 },
      { name: 'tuition', payee: 'university', refund: 'no', share: 0.5, monthsAfterStart: 5 },
    ],
  },
  germany: {
    starts: { spring: { month: 4, day: 1 }, fall: { month: 10, day: 1 } },
    spring: 'known',
    steps: [
      { name: 'apsCertificate', payee: 'aps', refund: 'asRule', inIndia: true },
      {
        name: 'application',
        payee: 'uniAssist',
        refund: 'asRule',
        needs: [need('apsCertificate', waits.aps)],
        deadlines: bothLevels({
          spring: [deadlines.germanSummer],
          fall: [deadlines.germanWinter],
        }),
      },
      { name: 'reply', payee: 'university', needs: [need('application', estimatedWait(4, 6))] },
      { name: 'appointment', payee: 'embassy', needs: [need('reply', atOnce)] },
      { name: 'proofOfFunds', payee: 'bank', needs: [need('reply', atOnce)] },
      {
        name: 'visa',
        payee: 'embassy',
        refund: 'unknown',
        inIndia: true,
        needs: [need('appointment', waits.germanAppointment), need('proofOfFunds', estimatedWait(1, 2))],
      },
      {
        name: 'visaGranted',
        payee: 'embassy',
        needs: [need('visa', waits.germanVisa)],
      },
      ...travel,
      { name: 'tuition', payee: 'university', refund: 'university', share: 0.5, monthsAfterStart: 0 },
      { name: 'residencePermit', payee: 'authority', refund: 'asRule', monthsAfterStart: 1 },
      { name: 'tuition', payee: 'university', refund: 'university', share: 0.5, monthsAfterStart: 6 },
    ],
  },
}

export type Payee =
  | 'university'
  | 'uniAssist'
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
  | 'reply'
  | 'appointment'
  | 'authorisation'
  | 'visaCollection'
  | 'visaGranted'
  | 'tuition'
  | 'proofOfFunds'
  | 'insurance'

/** A step that must be done before, and the time to wait after it. */
export type Need = { step: NeededStep; wait: Wait }

export type NeededStep = Exclude<
  StepName,
  'residenceCard' | 'residencePermit' | 'flight' | 'roomDeposit' | 'insurance'
>

export type Step = {
  name: StepName
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
  /** The closing days of past cycles. Some programmes close early, none later than the last of these days. */
  deadlines?: Record<Level, Partial<Record<Season, readonly Deadline[]>>>
  /** The documents go to a public office, though the university names the closing day. The plan words such a day differently. */
  goesToOffice?: true
  /** For a payment after arrival: the months from the first day of classes. */
  monthsAfterStart?: number
}

export type Schedule = {
  /** The first day of classes. Where our sources name no day: in fall the middle of the month, in spring its first day. */
  starts: Record<Season, { month: number; day: number }>
  /** Whether our sources name the steps and the dates of a start in spring. */
  spring: 'known' | 'few'
  /** The steps in an order in which each one follows those that it needs. */
  steps: readonly Step[]
}
