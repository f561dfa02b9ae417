// The calendar of the year before a start: its steps and texts. Days that the plan counts come from plan-steps.ts.

import {
  authorisationLimit,
  type Deadline,
  dayName,
  deadlines,
  tooLateForVisa,
} from '@/content/countries/deadlines'
import type { StepName } from '@/content/countries/plan-steps'
import { waits, waitText } from '@/content/countries/waits'
import type { CountrySlug } from '@/content/destinations'
import type { Sourced } from '@/content/sources'
import { monthName } from '@/lib/month'

const months = (from: number, to = from) => ({ from: { month: from }, to: { month: to } })
const day = (ofMonth: number, date: number) => ({ month: ofMonth, day: date })
const closingDay = (text: string, { year, source, ...from }: Deadline): CalendarEntry => ({
  text,
  from,
  year,
  sources: [source],
})
const applicationPeriod = (text: string, opens: Deadline, closes: Deadline): CalendarEntry => ({
  text,
  from: { month: opens.month, day: opens.day },
  to: { month: closes.month, day: closes.day },
  year: closes.year,
  sources: [closes.source],
})

/** Common steps by month: our own summary of the deadlines below. */
export const commonSteps: readonly CalendarEntry[] = [
  { text: 'Take stock: budget, language test, first shortlist', ...months(9, 10), ours: true },
  { text: 'Transcripts and letters; scholarship rules', ...months(11), ours: true },
  { text: 'Write your statement and CV', ...months(12), ours: true },
  { text: 'Offers arrive: compare and accept', ...months(4, 5), ours: true },
  { text: 'Money, apostille, medical, police clearance', ...months(5), ours: true },
  { text: 'Visa file; in Germany when your appointment comes', ...months(5, 6), ours: true },
  { text: 'Visa decision, room', ...months(7, 8), ours: true },
  { text: 'Travel, arrive, register', ...months(8), ours: true },
  {
    text: 'Classes start, in Germany in October',
    from: { month: 9, next: true },
    to: { month: 9, next: true },
    ours: true,
  },
]

/** Steps of each country. The date of a `step` comes from the plan. */
export const calendars: Record<CountrySlug, readonly (CalendarEntry | CalendarStep)[]> = {
  belgium: [
    applicationPeriod('Ghent University, taught in Dutch or English', deadlines.ghentOpens, deadlines.ghent),
    {
      text: 'One advanced master’s in Antwerp, with a scholarship',
      from: day(2, 1),
      year: '2026-27',
      sources: ['uantwerpen-deadlines'],
    },
    { text: 'Your application, to be safe', step: 'application', ours: true },
    applicationPeriod('ULB, taught in French; the visa may then be late', deadlines.ulbOpens, deadlines.ulb),
    {
      text: 'The same programme in Antwerp, if you need a visa',
      from: day(2, 28),
      year: '2026-27',
      sources: ['uantwerpen-deadlines'],
    },
    { text: 'Visa centre: hand in the file yourself', step: 'visaCentre', ours: true },
  ],
  netherlands: [
    applicationPeriod('TU Delft, eleven named master’s', deadlines.delftOpens, deadlines.delftListed),
    applicationPeriod('TU Delft, the other master’s', deadlines.delftOpens, deadlines.delft),
    closingDay('Studielink, fixed number of places (numerus fixus)', deadlines.dutchFixed),
    closingDay('Studielink, general deadline', deadlines.dutch),
    { text: 'Tuition and proof of funds paid', step: 'proofOfFunds', ours: true },
    { text: 'The university files your visa (MVV)', step: 'visaAndPermit', ours: true },
    { text: 'Fingerprints at the embassy, to get the visa', step: 'visaCollection', ours: true },
  ],
  luxembourg: [
    applicationPeriod(
      'University of Luxembourg, applicants from outside the EU',
      deadlines.luxembourgOpens,
      deadlines.luxembourg,
    ),
    { text: 'Ask for the authorisation to stay, before the visa', step: 'authorisation', ours: true },
    closingDay(
      `The ministry must have the complete file, for a master’s. Too late for the visa: ask by ${dayName(authorisationLimit)} at the latest`,
      deadlines.luxembourgFile,
    ),
    { text: 'Then the D visa', step: 'visa', ours: true },
  ],
  germany: [
    { text: 'Send your papers to APS, before you apply', step: 'apsCertificate', ours: true },
    {
      text: 'Your application for October, to be safe, if the portal is open',
      step: 'application',
      ours: true,
    },
    closingDay(
      `Many programmes close for a start in April. ${tooLateForVisa.summer}`,
      deadlines.germanSummer,
    ),
    {
      text: `Book the visa appointment, once admitted: the wait is ${waitText(waits.germanAppointment)}`,
      step: 'appointment',
      ours: true,
    },
    closingDay(`Many programmes close for October. ${tooLateForVisa.winter}`, deadlines.germanWinter),
    { text: 'The visa appointment', step: 'visa', ours: true },
  ],
}

export const calendarWords = {
  heading: 'Your year to a start in September or October',
  lead: 'The page of your programme decides.',
  everybody: 'Wherever you go',
  whole: 'The whole year, month by month',
  here: (ofYear: number) => `You are here: ${monthName(ofYear)}`,
}

/** A day, or a month without a day, of the thirteen months up to a start in September. `next` marks that last September. */
export type DayOrMonth = { month: number; day?: number; next?: true }

/** A step of the plan, counted back from the start with the longest waits. */
export type CalendarStep = { text: string; step: StepName; ours: true }

export type CalendarEntry = Pick<Sourced, 'year' | 'sources' | 'ours'> & {
  text: string
  from: DayOrMonth
  /** The last day or month; absent for a single day. */
  to?: DayOrMonth
}
