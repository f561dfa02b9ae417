// The days on which applications open and close. Plan, calendar, country pages and questions read them here.

import type { SourceKey, Year } from '@/content/sources'
import { monthName } from '@/lib/month'

/** A date of a past cycle, used as the pattern of the next one. */
export type Deadline = {
  month: number
  day: number
  year: Year
  source: SourceKey
  /** The university or portal that names the day, where the plan prints it beside the day. */
  namedBy?: string
}

export const deadlines = {
  ghentOpens: { month: 10, day: 1, year: '2021-22', source: 'ugent-deadlines', namedBy: 'Ghent' },
  ghent: { month: 3, day: 1, year: '2021-22', source: 'ugent-deadlines', namedBy: 'Ghent' },
  ulbOpens: { month: 2, day: 16, year: '2022', source: 'ulb-deadlines' },
  ulb: { month: 4, day: 30, year: '2022', source: 'ulb-deadlines' },
  delftOpens: { month: 10, day: 15, year: 'undated', source: 'tudelft-deadlines', namedBy: 'TU Delft' },
  delftListed: { month: 1, day: 15, year: 'undated', source: 'tudelft-deadlines', namedBy: 'TU Delft' },
  delft: { month: 4, day: 1, year: 'undated', source: 'tudelft-deadlines', namedBy: 'TU Delft' },
  delftPayment: { month: 7, day: 1, year: 'undated', source: 'tudelft-deadlines', namedBy: 'TU Delft' },
  dutchFixed: { month: 1, day: 15, year: 'undated', source: 'studielink-deadlines', namedBy: 'Studielink' },
  dutch: { month: 5, day: 1, year: 'undated', source: 'studielink-deadlines', namedBy: 'Studielink' },
  luxembourgOpens: { month: 2, day: 1, year: '2025', source: 'studyaidhub-2025', namedBy: 'Uni.lu' },
  luxembourgRadiology: { month: 3, day: 24, year: '2026', source: 'uni-lu-radiology', namedBy: 'Uni.lu' },
  luxembourg: { month: 4, day: 30, year: '2025', source: 'studyaidhub-2025', namedBy: 'Uni.lu' },
  luxembourgFile: { month: 6, day: 30, year: '2024', source: 'uni-lu-admissions' },
  aachen: { month: 3, day: 1, year: 'undated', source: 'rwth-application' },
  germanSummer: { month: 1, day: 15, year: 'undated', source: 'study-in-germany' },
  germanWinter: { month: 7, day: 15, year: 'undated', source: 'study-in-germany' },
} as const satisfies Record<string, Deadline>

// The plan computes the following days, but content cannot import it. `dated-steps.test.ts` names those that have changed.

/** The days to apply for a start in autumn that leave time for the longest waits. */
export const safeApplications = {
  belgium: { month: 1, day: 23 },
  luxembourg: { month: 3, day: 15 },
  germany: { month: 1, day: 3 },
} as const

/** The last days to apply in Germany that leave time for the visa, with the shortest waits. */
export const germanVisaLimits = {
  winter: { month: 5, day: 22 },
  summer: { month: 11, day: 20 },
} as const

/** The last day to ask Luxembourg for the authorisation, with the shortest waits. */
export const authorisationLimit = { month: 6, day: 24 } as const

/** `15 January`. */
export const dayName = ({ month, day }: Pick<Deadline, 'month' | 'day'>) => `${day} ${monthName(month)}`

const tooLate = (deadline: Deadline, limit: string) =>
  `${dayName(deadline)} is too late for the visa: apply by ${limit} at the latest`

/** The last day for a start in April lies in the year before: without it, a day that is past can look like one to come. */
export const lastDayForSummer = `${dayName(germanVisaLimits.summer)} of the year before`

export const tooLateForVisa = {
  winter: tooLate(deadlines.germanWinter, dayName(germanVisaLimits.winter)),
  summer: tooLate(deadlines.germanSummer, lastDayForSummer),
}
