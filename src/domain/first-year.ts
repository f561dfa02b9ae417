import {
  type Amount,
  assumedCosts,
  type CountryFigures,
  countryFigures,
  type OneOffName,
} from '@/content/countries/figures'
import { type Tuition, type TuitionEstimate, tuitions } from '@/content/countries/tuitions'
import type { CountrySlug } from '@/content/destinations'
import { exchangeRate } from '@/content/exchange-rate'
import type { Level } from '@/content/plan/choices'
import type { SourceKey, Year } from '@/content/sources'
import { MONTHS_A_YEAR } from '@/lib/month'

/** A cost in euros. */
export type Cost = {
  euros: number
  /** `euros` is the low end of a range. */
  isMinimum: boolean
  /** The source of the amount; for living, of the note on insurance. Undefined for our own assumption. */
  origin?: { year: Year; source: SourceKey }
}

export type OneOff = Cost & {
  name: OneOffName
  /** The amount of a source that states it in rupees. */
  rupees?: number
  isTakenOffTuition?: true | undefined
}

export type FirstYear = {
  tuition: Cost
  living: Cost
  oneOff: {
    lines: readonly OneOff[]
    /** The sum of `lines` less `takenOffTuition`, in euros. */
    euros: number
    /** The fees that the university takes off the tuition. The tuition includes them. */
    takenOffTuition: number
  }
  /** Tuition, living and one-off costs, in euros. */
  total: number
  /** The same for a course in French, with its own tuition and application fee. Undefined without figures for one. */
  inFrench: (Cost & { tuition: number }) | undefined
  /** The proof of funds for the visa application. */
  funds: Cost
}

const SEMESTERS = 2

type YearOptions = { level?: Level; estimate?: TuitionEstimate; rupeesPerEuro?: number }

/** The cost of the first year, by default of a master’s with the lowest tuition. Living is the middle of our range. */
export function firstYear(
  slug: CountrySlug,
  { level = 'master', estimate = 'low', rupeesPerEuro = exchangeRate.rupeesPerEuro }: YearOptions = {},
): FirstYear {
  const figures = countryFigures[slug]
  const price = tuitions[slug][level][estimate]
  const tuition = tuitionCost(figures, price, estimate)
  const living = livingCost(figures)
  const lines = oneOffCosts(figures, rupeesPerEuro)
  const takenOffTuition = sumOf(lines.filter(({ isTakenOffTuition }) => isTakenOffTuition))
  const oneOff = { lines, euros: sumOf(lines) - takenOffTuition, takenOffTuition }
  const besideTuition = living.euros + oneOff.euros
  const applicationFee = lines.find(({ name }) => name === 'application')?.euros ?? 0
  return {
    tuition,
    living,
    oneOff,
    total: tuition.euros + besideTuition,
    // A course in French has an application fee of its own, which `costInFrench` adds.
    inFrench: figures.inFrench && costInFrench(figures.inFrench, besideTuition - applicationFee),
    funds: fundsCost(figures, price, estimate),
  }
}

/** All years of a degree in euros. Later years cost the same tuition and living as the first, without one-off costs. */
export const degreeTotal = ({ total, tuition, living }: FirstYear, years: number) =>
  total + (years - 1) * (tuition.euros + living.euros)

function tuitionCost({ contribution }: CountryFigures, tuition: Tuition, estimate: TuitionEstimate): Cost {
  const semester = contribution ? contributionFor(contribution, estimate) : 0
  return {
    euros: tuition.from + SEMESTERS * semester,
    isMinimum: estimate === 'low',
    origin: tuition.from > 0 || !contribution ? tuition : contribution,
  }
}

const contributionFor = ({ from, to = from }: Amount, estimate: TuitionEstimate) =>
  estimate === 'low' ? from : middle(from, to)

const livingCost = ({ living, insurance }: CountryFigures): Cost => ({
  euros: MONTHS_A_YEAR * middle(living.from, living.to),
  isMinimum: false,
  origin: insurance,
})

function oneOffCosts({ oneOff }: CountryFigures, rupeesPerEuro: number): OneOff[] {
  const known = oneOff.map(({ name, cost, isTakenOffTuition }) => {
    const line = { name, origin: cost, isTakenOffTuition }
    return 'rupees' in cost
      ? { ...line, euros: cost.rupees / rupeesPerEuro, rupees: cost.rupees, isMinimum: false }
      : { ...line, euros: cost.from, isMinimum: cost.to !== undefined }
  })
  const assumed = assumedCosts.map((cost) => ({ ...cost, isMinimum: false }))
  return [...known, ...assumed]
}

/** A course in French has its own tuition and application fee; `others` are all other costs. */
const costInFrench = (inFrench: NonNullable<CountryFigures['inFrench']>, others: number) => ({
  euros: inFrench.from + others + inFrench.application.from,
  tuition: inFrench.from,
  isMinimum: true,
  origin: inFrench,
})

const fundsCost = ({ funds }: CountryFigures, tuition: Tuition, estimate: TuitionEstimate): Cost => ({
  euros: funds.from + (funds.plusTuition ? tuition.from : 0),
  isMinimum: Boolean(funds.plusTuition && estimate === 'low'),
  origin: funds,
})

const sumOf = (costs: readonly Cost[]) => costs.reduce((sum, { euros }) => sum + euros, 0)

const middle = (from: number, to: number) => (from + to) / 2
