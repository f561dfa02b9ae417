import { belgium } from '@/content/sources/belgium'
import { germany } from '@/content/sources/germany'
import { india } from '@/content/sources/india'
import { luxembourg } from '@/content/sources/luxembourg'
import { netherlands } from '@/content/sources/netherlands'

/** Shown once on a page, beneath figures of which some have no year. */
export const undatedNote = 'Sources without a year: undated, read November 2026.'

/** Shown once on a page that has figures. */
export const figuresNotice = 'Figures change every year. Check the official page before you apply.'
export const lastChecked = `Read from published copies, October/November 2026. ${undatedNote}`

/** The sources of all figures in the copy, by country. `sources.test.ts` checks that each is used. */
export const sources = { ...belgium, ...netherlands, ...luxembourg, ...germany, ...india }

export type SourceKey = keyof typeof sources

/** A calendar year or an academic year, `2026` or `2026-27`; `undated` where no source of the figure carries one: none is printed then. */
export type Year = `20${number}` | `20${number}-${number}` | 'undated'

/**
 * A sentence or two. Any figure in the text stands for `year` and comes from `sources`: the page prints both behind the
 * text, which names a year of its own only where that differs. `ours` marks our own price, promise or rule of thumb.
 */
export type Sourced = {
  text: string
  year?: Year
  sources?: readonly SourceKey[]
  ours?: true
  /** Where it is told more fully. */
  link?: { label: string; to: string }
}

/** A row of a table of figures. The page prints year and source beside the value. */
export type Figure = {
  label: string
  value: string
  year: Year
  source: SourceKey
  note?: string
  /** What a student must raise: shown in rupees first. */
  raise?: true
}
