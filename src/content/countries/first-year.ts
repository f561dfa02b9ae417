import { assumedCosts, type CountrySlug, countryFigures } from '@/content/countries/figures'
import { exchangeRate } from '@/content/exchange-rate'
import type { SourceKey, Year } from '@/content/sources'

type Line = {
  what: string
  euros: number
  /** The low end of a range. */
  from: boolean
  /** Without an origin it is an assumption of ours. */
  origin?: { year: Year; source: SourceKey }
}

export type FirstYear = {
  tuition: Line
  living: Line
  oneOff: { lines: readonly Line[]; euros: number }
  total: number
  /** To be shown on the day of the application for the visa. */
  funds: Line
}

const SEMESTERS = 2

/** What the first year of a master’s costs: low ends of ranges, the middle of the range for living. */
export function firstYear(slug: CountrySlug): FirstYear {
  const { tuition, contribution, living, funds, oneOff } = countryFigures[slug]
  const contributions = SEMESTERS * (contribution?.from ?? 0)
  const tuitionLine: Line = {
    what: contribution ? words.contributions : words.tuition,
    euros: tuition.from + contributions,
    from: Boolean(tuition.to ?? contribution?.to),
    origin: tuition,
  }
  const livingLine: Line = {
    what: words.living,
    euros: 12 * middle(living.from, living.to),
    from: false,
    origin: living,
  }
  const lines: Line[] = [
    ...oneOff.map(({ what, cost }) =>
      'rupees' in cost
        ? { what, euros: Math.round(cost.rupees / exchangeRate.rupeesPerEuro), from: false, origin: cost }
        : { what, euros: cost.from, from: Boolean(cost.to), origin: cost },
    ),
    ...assumedCosts.map(({ what, euros }) => ({ what, euros, from: false })),
  ]
  const oneOffEuros = lines.reduce((sum, { euros }) => sum + euros, 0)
  return {
    tuition: tuitionLine,
    living: livingLine,
    oneOff: { lines, euros: oneOffEuros },
    total: tuitionLine.euros + livingLine.euros + oneOffEuros,
    funds: {
      what: funds.plusTuition ? words.fundsAndTuition : words.funds,
      euros: funds.from + (funds.plusTuition ? tuition.from : 0),
      from: Boolean(funds.plusTuition && tuition.to),
      origin: funds,
    },
  }
}

const middle = (from: number, to = from) => (from + to) / 2

export const firstYearWords = {
  heading: 'Your first year',
  caption: 'The first year, part by part',
  oneOff: 'One-off costs',
  from: 'from ',
  assumed: 'our assumption',
  total: 'First year in all',
  ownMoney: 'Your own money, to be shown when you apply for the visa. It does not come on top.',
  flag: 'To show',
  illustration:
    'An illustration, not a quote: a master’s at a public university, low ends of ranges, living at the middle of our range.',
}

const words = {
  tuition: 'Tuition',
  contributions: 'Two semester contributions, no tuition',
  living: 'Living, 12 months at the middle of our range',
  funds: 'Proof of funds',
  fundsAndTuition: 'Proof of funds, with tuition',
}
