// How long the authorities take. The plan counts its dates with these waits, and pages and questions print them.

import type { SourceKey, Year } from '@/content/sources'
import { monthName } from '@/lib/month'

/** A time to wait, from the shortest to the longest. Without a source it is our estimate. */
export type Wait = {
  from: number
  to: number
  unit: 'day' | 'week' | 'month'
  /** The wait if it begins in one of the `busyMonths`, in the same unit. */
  busy?: { from: number; to: number }
  /** The source says that it sometimes takes longer. */
  canBeLonger?: true
  year?: Year
  source?: SourceKey
}

/** The months in which APS India takes longer. */
export const busyMonths = { from: 3, to: 8 } as const

export const waits = {
  belgianVisa: {
    from: 1,
    to: 3,
    unit: 'month',
    canBeLonger: true,
    year: 'undated',
    source: 'uantwerpen-visa',
  },
  dutchPermit: { from: 14, to: 60, unit: 'day', year: 'undated', source: 'studypath-permit' },
  dutchVisa: { from: 1, to: 21, unit: 'day', year: 'undated', source: 'uva-visa' },
  luxembourgAuthorisation: { from: 2, to: 3, unit: 'month', year: '2026', source: 'my-university-2026' },
  aps: {
    from: 3,
    to: 4,
    unit: 'week',
    busy: { from: 6, to: 8 },
    year: 'undated',
    source: 'aps-faqs',
  },
  germanAppointment: { from: 2, to: 4, unit: 'month', year: '2026', source: 'yourweg-2026-05' },
  germanVisa: { from: 4, to: 12, unit: 'week', year: '2026', source: 'leap-scholar-2026-04' },
} as const satisfies Record<string, Wait>

/** `1 to 3 months`. */
export const waitText = ({ from, to, unit }: Pick<Wait, 'from' | 'to' | 'unit'>) =>
  `${from} to ${to} ${unit}s`

/** The wait for the Dutch permit in words: `2 weeks`, and at most `60 days`. */
export const dutchPermitTime = {
  usual: `${waits.dutchPermit.from / 7} weeks`,
  limit: `${waits.dutchPermit.to} days`,
}

export const apsTime = `${waitText(waits.aps)}, from ${monthName(busyMonths.from)} to ${monthName(busyMonths.to)} ${waits.aps.busy.from} to ${waits.aps.busy.to}`
