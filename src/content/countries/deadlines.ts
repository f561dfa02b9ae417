import type { SourceKey, Year } from '@/content/sources'
import { monthName } from '@/lib/month'

/** A date of a past cycle, used as the pattern of the next one. */
export type Deadline = { month: number; day: number; year: Year; source: SourceKey }

/** The days on which applications open and close. Plan, calendar, country pages and questions read them here. */
export const deadlines = {
  ghentOpens: { month: 10, day: 1, year: '2021-22', source: 'ugent-deadlines' },
  ghent: { month: 3, day: 1, year: '2021-22', source: 'ugent-deadlines' },
  ulbOpens: { month: 2, day: 16, year: '2022', source: 'ulb-deadlines' },
  ulb: { month: 4, day: 30, year: '2022', source: 'ulb-deadlines' },
  delftOpens: { month: 10, day: 15, year: 'undated', source: 'tudelft-deadlines' },
  delftListed: { month: 1, day: 15, year: 'undated', source: 'tudelft-deadlines' },
  delft: { month: 4, day: 1, year: 'undated', source: 'tudelft-deadlines' },
  delftPayment: { month: 7, day: 1, year: 'undated', source: 'tudelft-deadlines' },
  dutchFixed: { month: 1, day: 15, year: 'undated', source: 'studielink-deadlines' },
  dutch: { month: 5, day: 1, year: 'undated', source: 'studielink-deadlines' },
  luxembourgOpens: { month: 2, day: 1, year: '2025', source: 'studyaidhub-2025' },
  luxembourgRadiology: { month: 3, day: 24, year: '2026', source: 'uni-lu-radiology' },
  luxembourg: { month: 4, day: 30, year: '2025', source: 'studyaidhub-2025' },
  luxembourgFile: { month: 6, day: 30, year: '2024', source: 'uni-lu-admissions' },
  aachen: { month: 3, day: 1, year: 'undated', source: 'rwth-application' },
  germanSummer: { month: 1, day: 15, year: 'undated', source: 'study-in-germany' },
  germanWinter: { month: 7, day: 15, year: 'undated', source: 'study-in-germany' },
} as const satisfies Record<string, Deadline>

/** The last days to apply in Germany that leave time for the visa, computed by the plan. */
export const germanVisaLimits = {
  /** With the longest waits. */
  safeWinter: { month: 1, day: 3 },
  winter: { month: 5, day: 22 },
  summer: { month: 11, day: 20 },
} as const

/** `15 January`. */
export const dayName = ({ month, day }: Pick<Deadline, 'month' | 'day'>) => `${day} ${monthName(month)}`

const tooLate = (deadline: Deadline, limit: Pick<Deadline, 'month' | 'day'>) =>
  `${dayName(deadline)} is too late for the visa: apply by ${dayName(limit)} at the latest`

export const tooLateForVisa = {
  winter: tooLate(deadlines.germanWinter, germanVisaLimits.winter),
  summer: tooLate(deadlines.germanSummer, germanVisaLimits.summer),
}
