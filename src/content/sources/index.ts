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
export type { Figure, Source, Sourced, Year } from '@/content/sources/types'
