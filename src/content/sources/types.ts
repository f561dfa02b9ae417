import type { SourceKey } from '@/content/sources'

export type Source = {
  /** Publisher and subject of the page: `Publisher: subject`. */
  name: string
  url: string
  /** When it was published or checked, ready to print. */
  date: string
  /** Published by the authority, insurer or university that the fact belongs to. */
  official: boolean
}

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
