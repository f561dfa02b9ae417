import type { CountrySlug } from '@/content/countries/figures'
import type { Sourced } from '@/content/sources'
import { monthName } from '@/lib/month-name'

const month = (from: number, to = from) => ({ from: { month: from }, to: { month: to } })
const day = (ofMonth: number, date: number) => ({ month: ofMonth, day: date })

/** What everybody does, month by month. A composite of the deadlines below, and ours. */
export const everybody: readonly CalendarEntry[] = [
  { text: 'Take stock: budget, language test, first shortlist', ...month(9, 10), ours: true },
  { text: 'Transcripts and letters; scholarship rules', ...month(11), ours: true },
  { text: 'Write your statement and CV', ...month(12), ours: true },
  { text: 'Offers arrive: compare and accept', ...month(4, 5), ours: true },
  { text: 'Money, apostille, medical, police clearance', ...month(5), ours: true },
  { text: 'Visa file; in Germany when your appointment comes', ...month(6), ours: true },
  { text: 'Visa decision, room', ...month(7), ours: true },
  { text: 'Travel, arrive, register', ...month(8), ours: true },
  {
    text: 'Classes start, in Germany in October',
    from: { month: 9, next: true },
    to: { month: 9, next: true },
    ours: true,
  },
]

/** What differs from country to country. */
export const calendars: Record<CountrySlug, readonly CalendarEntry[]> = {
  belgium: [
    { text: 'Send your applications', ...month(10, 2) },
    {
      text: 'One advanced master’s in Antwerp, with a scholarship',
      from: day(2, 1),
      year: '2026-27',
      sources: ['uantwerpen-deadlines'],
    },
    {
      text: 'The same programme, if you need a visa',
      from: day(2, 28),
      year: '2026-27',
      sources: ['uantwerpen-deadlines'],
    },
    { text: 'Remaining deadlines: check each programme', ...month(3) },
    { text: 'Visa centre: hand in the file yourself', ...month(6) },
  ],
  netherlands: [
    { text: 'Early programme deadlines', ...month(12, 4) },
    {
      text: 'Fixed number of places (numerus fixus)',
      from: day(1, 15),
      year: 'undated',
      sources: ['studielink-deadlines'],
    },
    { text: 'General deadline', from: day(5, 1), year: 'undated', sources: ['studielink-deadlines'] },
    { text: 'The university files your visa (MVV)', ...month(6) },
  ],
  luxembourg: [
    {
      text: 'University of Luxembourg, applicants from outside the EU',
      from: day(2, 1),
      to: day(4, 30),
      year: '2025',
      sources: ['uni-lu-admissions', 'studyaidhub-2025'],
    },
    { text: 'Authorisation to stay, before the visa', ...month(5, 6) },
    { text: 'Then the D visa', ...month(7) },
  ],
  germany: [
    { text: 'APS certificate, before the visa', ...month(11, 12) },
    {
      text: 'Deadline for a start in April (summer semester)',
      from: day(1, 15),
      year: 'undated',
      sources: ['study-in-germany'],
    },
    {
      text: 'Applications for October (winter semester)',
      from: { month: 4 },
      to: day(7, 15),
      year: 'undated',
      sources: ['study-in-germany'],
    },
    {
      text: 'Visa appointment: book it at once after admission, then wait 2 to 4 months',
      ...month(4, 8),
      year: '2026',
      sources: ['yourweg-2026-05'],
    },
  ],
}

export const calendarWords = {
  heading: 'Your year to a start in September',
  lead: 'The page of your programme decides.',
  everybody: 'Wherever you go',
  whole: 'The whole year, month by month',
  here: (ofYear: number) => `You are here: ${monthName(ofYear)}`,
}

/** A day or a month of the year that leads to a start in September, which is the `next` one. */
export type Moment = { month: number; day?: number; next?: true }

export type CalendarEntry = Pick<Sourced, 'year' | 'sources' | 'ours'> & {
  text: string
  from: Moment
  /** The last day or month; a single day without it. */
  to?: Moment
}
