import { comparison } from '@/content/countries/comparison'
import { type Amount, countryFigures } from '@/content/countries/figures'
import { byCountry, type CountrySlug } from '@/content/destinations'
import type { SourceKey, Year } from '@/content/sources'
import { firstYear } from '@/domain/first-year'
import { formatEuros } from '@/lib/euros'
import { MONTHS_A_YEAR } from '@/lib/month'

type RowId = keyof typeof comparison.rows

export type ComparisonCell = {
  /** The figure in the row's `unit`, also drawn as a bar; undefined for a text. */
  value?: number
  /** `value` is the low end of a range. */
  isMinimum?: boolean
  /** `value` is a maximum. */
  upTo?: true | undefined
  text?: string
  note?: string | undefined
  /** Undefined for a sum of other rows. */
  origin?: { year: Year; source: SourceKey }
}

export type ComparisonRow = {
  id: RowId
  label: string
  short: string
  unit: 'euros' | 'hours' | 'months' | 'words'
  cells: Record<CountrySlug, ComparisonCell>
}

const textsOf = (id: RowId) => ({ id, ...comparison.rows[id] })

const figureCell = ({ from, to, upTo, note, year, source }: Amount): ComparisonCell => ({
  value: from,
  isMinimum: to !== undefined,
  upTo,
  note,
  origin: { year, source },
})

/** The rows of the table that compares the countries. */
export const comparisonRows: readonly ComparisonRow[] = [
  {
    ...textsOf('tuition'),
    unit: 'euros',
    cells: byCountry(({ slug }) => figureCell(countryFigures[slug].tuition)),
  },
  {
    ...textsOf('living'),
    unit: 'euros',
    cells: byCountry(({ slug }) => {
      const { living, funds } = countryFigures[slug]
      // `funds` is the state's amount for a year of living, so a twelfth is the official minimum of a month.
      const official = formatEuros(funds.from / MONTHS_A_YEAR)
      return { value: living.from, isMinimum: true, note: comparison.ourRange(official), origin: funds }
    }),
  },
  {
    ...textsOf('funds'),
    unit: 'euros',
    cells: byCountry(({ slug }) => {
      const { funds } = countryFigures[slug]
      // Where tuition must be shown, too, `firstYear` has added it.
      const { euros, isMinimum } = firstYear(slug).funds
      const note = funds.plusTuition ? comparison.plusTuition(formatEuros(funds.from)) : funds.note
      return { value: euros, isMinimum, note, origin: funds }
    }),
  },
  {
    ...textsOf('first-year'),
    unit: 'euros',
    cells: byCountry(({ slug }) => ({ value: Math.round(firstYear(slug).total), isMinimum: true })),
  },
  {
    ...textsOf('hours'),
    unit: 'hours',
    cells: byCountry(({ slug }) => figureCell(countryFigures[slug].hours)),
  },
  {
    ...textsOf('search'),
    unit: 'months',
    cells: byCountry(({ slug }) => figureCell(countryFigures[slug].searchYear)),
  },
  {
    ...textsOf('intake'),
    unit: 'words',
    cells: byCountry(({ slug }) => {
      const { text, ...origin } = countryFigures[slug].intake
      return { text, origin }
    }),
  },
]
