import { type Amount, type CountrySlug, countryFigures } from '@/content/countries/figures'
import { firstYear } from '@/content/countries/first-year'
import { destinations } from '@/content/destinations'
import type { SourceKey, Year } from '@/content/sources'

export type ComparisonCell = {
  /** The length of the bar; none where words are compared. */
  value?: number
  /** The low end of a range. */
  from?: boolean
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

const cell = ({ from, to, note, ...origin }: Amount): ComparisonCell => ({
  value: from,
  from: to !== undefined,
  ...(note && { note }),
  origin,
})

const forEach = (make: (slug: CountrySlug) => ComparisonCell) =>
  Object.fromEntries(destinations.map(({ slug }) => [slug, make(slug)])) as Record<
    CountrySlug,
    ComparisonCell
  >

/** The four countries side by side. A bar's length is the low end of its range. */
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
    cells: forEach((slug) => cell(countryFigures[slug].living)),
  },
  {
    id: 'funds',
    label: 'Proof of funds for the visa',
    short: 'Proof of funds',
    unit: 'euros',
    cells: forEach((slug) => {
      const { funds } = countryFigures[slug]
      return { ...cell(funds), ...(funds.plusTuition && { note: 'plus tuition' }) }
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

export const comparison = {
  title: 'The four countries compared',
  ofCountry: (nameInText: string) => `How ${nameInText} compares`,
  lead: 'A master’s at a public university, for students from outside the EU. A bar is the low end of its range.',
  pick: 'What to compare',
  row: 'Compared',
  here: 'this page',
  from: 'from',
  count: (value: number, unit: string) => `${value} ${unit}`,
  sum: 'our sum',
  sumNote: 'First year in all: tuition, twelve months of living and one-off costs, an illustration.',
}
