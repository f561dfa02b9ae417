import { belgium } from '@/content/sources/belgium'
import { germany } from '@/content/sources/germany'
import { india } from '@/content/sources/india'
import { luxembourg } from '@/content/sources/luxembourg'
import { netherlands } from '@/content/sources/netherlands'
import { monthName } from '@/lib/month'

/** The months in which we read the sources. */
export const sourcesRead = { from: 10, to: 11, year: '2026' } as const
const [firstMonth, lastMonth] = [monthName(sourcesRead.from), monthName(sourcesRead.to)]

/** A note for pages on which some figures have no year. */
export const undatedNote = `Where a source has no date, we read it in ${lastMonth} ${sourcesRead.year}.`

/** A note for pages that have figures. */
export const figuresNotice = 'Figures change every year. Check the official page before you apply.'
export const lastChecked = `Read from published copies, ${firstMonth}/${lastMonth} ${sourcesRead.year}. ${undatedNote}`

/** The sources of all figures in the copy, by country. `sources.test.ts` checks that each is used. */
export const sources = { ...belgium, ...netherlands, ...luxembourg, ...germany, ...india }

export type SourceKey = keyof typeof sources

/** A calendar year or an academic year: `2026`, `2026-27`. It is `undated` if no source of the figure has a year; pages then print none. */
export type Year = `20${number}` | `20${number}-${number}` | 'undated'

/**
 * One or two sentences. Each figure in the text is of `year` and from `sources`: the page prints both behind the
 * text. The text names a year itself only if that differs. `ours` marks our own price, promise or estimate.
 */
export type Sourced = {
  text: string
  year?: Year
  sources?: readonly SourceKey[]
  ours?: true
  /** A link to the page that says more. */
  link?: { label: string; to: string }
}

/** A row of a table of figures. The page prints year and source beside the value. */
export type Figure = {
  label: string
  value: string
  year: Year
  source: SourceKey
  note?: string
  /** Whether pages show the amount in rupees first, because the student must raise it. */
  rupeesFirst?: true
}
