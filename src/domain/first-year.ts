import {
  type Amount,
  assumedCosts,
  type CountryFigures,
  countryFigures,
  type OneOffName,
} from '@/content/countries/figures'
import { firstYearWords as words } from '@/content/countries/first-year'
import { type Tuition, type TuitionEstimate, tuitions } from '@/content/countries/plan-figures'
import type { CountrySlug } from '@/content/destinations'
import { exchangeRate } from '@/content/exchange-rate'
import type { Level } from '@/content/plan/query'
import type { SourceKey, Year } from '@/content/sources'
import { formatEuros } from '@/lib/euros'
import { MONTHS_A_YEAR } from '@/lib/month'

export type CostLine = {
  label: string
  euros: number
  /** `euros` is the low end of a range. */
  isMinimum: boolean
  /** The amount of a source that states it in rupees. */
  rupees?: number
  /** Shown before the source. */
  note?: string
  /** Undefined for our own assumption. */
  origin?: { year: Year; source: SourceKey }
}

export type FirstYear = {
  tuition: CostLine
  living: CostLine
  oneOff: {
    lines: readonly (CostLine & { name: OneOffName; isTakenOffTuition?: true | undefined })[]
    /** The sum of `lines` less `takenOffTuition`, in euros. */
    euros: number
    /** The fees that the university takes off the tuition. The tuition includes them. */
    takenOffTuition: number
  }
  /** The sum in euros. */
  total: number
  /** The sum at the cheaper tuition in French, and its application fee. */
  inFrench: CostLine | undefined
  /** The proof of funds for the visa application. */
  funds: CostLine
}

const SEMESTERS = 2

type YearOptions = { level?: Level; estimate?: TuitionEstimate; rupeesPerEuro?: number }

/** The cost of the first year: by default of a master’s with the lowest tuition, with the middle of our range for living. */
export function firstYear(
  slug: CountrySlug,
  { level = 'master', estimate = 'low', rupeesPerEuro = exchangeRate.rupeesPerEuro }: YearOptions = {},
): FirstYear {
  const figures = countryFigures[slug]
  const price = tuitions[slug][level][estimate]
  const tuition = tuitionLine(figures, price, estimate)
  const living = livingLine(figures)
  const lines = oneOffLines(figures, rupeesPerEuro)
  const takenOffTuition = sumOf(lines.filter(({ isTakenOffTuition }) => isTakenOffTuition))
  const oneOff = { lines, euros: sumOf(lines) - takenOffTuition, takenOffTuition }
  const besideTuition = living.euros + oneOff.euros
  const applicationFee = lines.find(({ name }) => name === 'application')?.euros ?? 0
  return {
    tuition,
    living,
    oneOff,
    total: tuition.euros + besideTuition,
    // A course in French has an application fee of its own, which `inFrenchLine` adds.
    inFrench: figures.inFrench && inFrenchLine(figures.inFrench, besideTuition - applicationFee),
    funds: fundsLine(figures, price, estimate),
  }
}

/** All years of a degree in euros. Later years cost the same tuition and living as the first, without one-off costs. */
export const degreeTotal = ({ total, tuition, living }: FirstYear, years: number) =>
  total + (years - 1) * (tuition.euros + living.euros)

function tuitionLine(
  { contribution }: CountryFigures,
  tuition: Tuition,
  estimate: TuitionEstimate,
): CostLine {
  const semester = contribution ? contributionFor(contribution, estimate) : 0
  return {
    label: tuition.from > 0 ? words.tuition : words.contributions,
    euros: tuition.from + SEMESTERS * semester,
    isMinimum: estimate === 'low',
    origin: tuition.from > 0 || !contribution ? tuition : contribution,
  }
}

const contributionFor = ({ from, to = from }: Amount, estimate: TuitionEstimate) =>
  estimate === 'low' ? from : middle(from, to)

const livingLine = ({ living, insurance }: CountryFigures): CostLine => ({
  label: words.living,
  euros: MONTHS_A_YEAR * middle(living.from, living.to),
  isMinimum: false,
  note: insurance.text,
  origin: insurance,
})

function oneOffLines({ oneOff }: CountryFigures, rupeesPerEuro: number): FirstYear['oneOff']['lines'] {
  const known = oneOff.map(({ name, cost, isTakenOffTuition }) => {
    const line = { name, label: words.oneOffs[name], origin: cost, isTakenOffTuition }
    return 'rupees' in cost
      ? { ...line, euros: Math.round(cost.rupees / rupeesPerEuro), rupees: cost.rupees, isMinimum: false }
      : { ...line, euros: cost.from, isMinimum: cost.to !== undefined }
  })
  const assumed = assumedCosts.map((cost) => ({
    ...cost,
    label: words.oneOffs[cost.name],
    isMinimum: false,
  }))
  return [...known, ...assumed]
}

/** A course in French has its own tuition and application fee; `others` are all other costs. */
const inFrenchLine = (inFrench: NonNullable<CountryFigures['inFrench']>, others: number): CostLine => ({
  label: words.inFrench,
  euros: inFrench.from + others + inFrench.application.from,
  isMinimum: true,
  note: formatEuros(inFrench.from),
  origin: inFrench,
})

const fundsLine = ({ funds }: CountryFigures, tuition: Tuition, estimate: TuitionEstimate): CostLine => ({
  label: funds.plusTuition ? words.fundsAndTuition : words.funds,
  euros: funds.from + (funds.plusTuition ? tuition.from : 0),
  isMinimum: Boolean(funds.plusTuition && estimate === 'low'),
  origin: funds,
})

const sumOf = (lines: readonly CostLine[]) => lines.reduce((sum, { euros }) => sum + euros, 0)

const middle = (from: number, to: number) => (from + to) / 2
