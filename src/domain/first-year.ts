import { assumedCosts, type CountrySlug, countryFigures, type OneOffName } from '@/content/countries/figures'
import { firstYearWords as words } from '@/content/countries/first-year'
import { type TuitionEstimate, tuitions } from '@/content/countries/plan-figures'
import { exchangeRate } from '@/content/exchange-rate'
import type { Level } from '@/content/plan/query'
import type { SourceKey, Year } from '@/content/sources'
import { formatEuros } from '@/lib/euros'

export type Line = {
  what: string
  euros: number
  /** `euros` is the low end of a range. */
  isMinimum: boolean
  /** The amount of a source that states it in rupees. */
  rupees?: number
  /** A text that pages show before the source. */
  note?: string
  /** Undefined for our own assumption. */
  origin?: { year: Year; source: SourceKey }
}

export type FirstYear = {
  tuition: Line
  living: Line
  oneOff: { lines: readonly (Line & { what: OneOffName })[]; euros: number }
  /** The sum in euros. */
  total: number
  /** The sum at the cheaper tuition in French, and its application fee. */
  inFrench?: Line
  /** The proof of funds for the visa application. */
  funds: Line
}

const SEMESTERS = 2

type YearOptions = { level?: Level; estimate?: TuitionEstimate; rupeesPerEuro?: number }

/** The cost of the first year: by default of a master’s with the lowest tuition, with the middle of our range for living. */
export function firstYear(
  slug: CountrySlug,
  { level = 'master', estimate = 'low', rupeesPerEuro = exchangeRate.rupeesPerEuro }: YearOptions = {},
): FirstYear {
  const { inFrench, contribution, living, insurance, funds, oneOff } = countryFigures[slug]
  const tuition = tuitions[slug][level][estimate]
  const isLow = estimate === 'low'
  const { from = 0, to = from } = contribution ?? {}
  const tuitionLine: Line = {
    what: tuition.from > 0 ? words.tuition : words.contributions,
    euros: tuition.from + SEMESTERS * (isLow ? from : middle(from, to)),
    isMinimum: isLow,
    origin: tuition.from > 0 || !contribution ? tuition : contribution,
  }
  const livingLine: Line = {
    what: words.living,
    euros: 12 * middle(living.from, living.to),
    isMinimum: false,
    note: insurance.text,
    origin: insurance,
  }
  const lines: FirstYear['oneOff']['lines'] = [
    ...oneOff.map(({ what, cost }) =>
      'rupees' in cost
        ? {
            what,
            euros: Math.round(cost.rupees / rupeesPerEuro),
            rupees: cost.rupees,
            isMinimum: false,
            origin: cost,
          }
        : { what, euros: cost.from, isMinimum: Boolean(cost.to), origin: cost },
    ),
    ...assumedCosts.map(({ what, euros }) => ({ what, euros, isMinimum: false })),
  ]
  const oneOffEuros = lines.reduce((sum, { euros }) => sum + euros, 0)
  const beside = livingLine.euros + oneOffEuros
  const applicationFee = lines.find(({ what }) => what === 'Application')?.euros ?? 0
  return {
    tuition: tuitionLine,
    living: livingLine,
    oneOff: { lines, euros: oneOffEuros },
    total: tuitionLine.euros + beside,
    ...(inFrench && {
      inFrench: {
        what: words.inFrench,
        euros: inFrench.from + beside - applicationFee + inFrench.application.from,
        isMinimum: true,
        note: formatEuros(inFrench.from),
        origin: inFrench,
      },
    }),
    funds: {
      what: funds.plusTuition ? words.fundsAndTuition : words.funds,
      euros: funds.from + (funds.plusTuition ? tuition.from : 0),
      isMinimum: Boolean(funds.plusTuition && isLow),
      origin: funds,
    },
  }
}

const middle = (from: number, to: number) => (from + to) / 2
