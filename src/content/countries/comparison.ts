import { type Amount, type CountrySlug, countryFigures } from '@/content/countries/figures'
import { firstYear } from '@/content/countries/first-year'
import { destinations } from '@/content/destinations'
import type { SourceKey, Year } from '@/content/sources'
import { formatEuros } from '@/lib/euros'

export type ComparisonCell = {
  /** The length of the bar; none where words are compared. */
  value?: number
  /** The low end of a range. */
  from?: boolean
  upTo?: true
  text?: string
  note?: string
  /** Without an origin it is a sum of the cells above and what comes with them. */
  origin?: { year: Year; source: SourceKey }
}

export type ComparisonRow = {
  id: string
  label: string
  /** On the button that picks the row on a phone. */
  short: string
  unit: 'euros' | 'hours' | 'months' | 'words'
  cells: Record<CountrySlug, ComparisonCell>
}

export const comparison = {
  title: 'The four countries compared',
  ofCountry: (nameInText: string) => `How ${nameInText} compares`,
  lead: 'A public university’s master’s, for students from outside the EU. Ranges show their low end.',
  pick: 'What to compare',
  row: 'Compared',
  here: 'this page',
  from: 'from',
  upTo: 'up to',
  count: (value: number, unit: string) => `${value} ${unit}`,
  ourRange: (official: string) => `our range; official minimum ${official}`,
  plusTuition: (living: string) => `${living} plus tuition`,
  plan: 'Your plan',
  sum: 'our sum',
  sumNote: 'First year in all: tuition at the low end, living at our mid estimate, one-off costs.',
}

const cell = ({ from, to, upTo, note, ...origin }: Amount): ComparisonCell => ({
  value: from,
  from: to !== undefined,
  ...(upTo && { upTo }),
  ...(note && { note }),
  origin,
})

const forEach = (make: (slug: CountrySlug) => ComparisonCell) =>
  Object.fromEntries(destinations.map(({ slug }) => [slug, make(slug)])) as Record<
    CountrySlug,
    ComparisonCell
  >

/** The four countries side by side. A bar is as long as the low end of its range, in the first year as its sum. */
export const comparisonRows: readonly ComparisonRow[] = [
  {
    id: 'tuition',
    label: 'Tuition a year, master’s',
    short: 'Tuition',
    unit: 'euros',
    cells: forEach((slug) => cell(countryFigures[slug].tuition)),
  },
  {
    id: 'living',
    label: 'Living costs a month',
    short: 'Living',
    unit: 'euros',
    cells: forEach((slug) => {
      const { living, funds } = countryFigures[slug]
      const official = formatEuros(funds.from / funds.months)
      return { value: living.from, from: true, note: comparison.ourRange(official), origin: funds }
    }),
  },
  {
    id: 'funds',
    label: 'Proof of funds for the visa',
    short: 'Proof of funds',
    unit: 'euros',
    cells: forEach((slug) => {
      const { funds } = countryFigures[slug]
      const { euros, from } = firstYear(slug).funds
      return {
        ...cell(funds),
        value: euros,
        from,
        ...(funds.plusTuition && { note: comparison.plusTuition(formatEuros(funds.from)) }),
      }
    }),
  },
  {
    id: 'first-year',
    label: 'First year in all',
    short: 'First year',
    unit: 'euros',
    cells: forEach((slug) => ({ value: firstYear(slug).total, from: true })),
  },
  {
    id: 'hours',
    label: 'Work in term, a week',
    short: 'Work',
    unit: 'hours',
    cells: forEach((slug) => cell(countryFigures[slug].hours)),
  },
  {
    id: 'search',
    label: 'Stay and look for work',
    short: 'After',
    unit: 'months',
    cells: forEach((slug) => cell(countryFigures[slug].search)),
  },
  {
    id: 'intake',
    label: 'Main intake',
    short: 'Intake',
    unit: 'words',
    cells: forEach((slug) => {
      const { text, ...origin } = countryFigures[slug].intake
      return { text, origin }
    }),
  },
]
