import { countryFigures, type FundsPlace } from '@/content/countries/figures'
import type { CountrySlug } from '@/content/destinations'
import type { FirstYear } from '@/domain/first-year'
import { firstYearEstimates } from '@/domain/plan/country-costs'
import { type DatedStep, datedSteps, firstDayOfClasses } from '@/domain/plan/dated-steps'
import { type PlanQuery, rateOf } from '@/domain/plan/plan-query'
import type { DayNumber } from '@/lib/day'
import type { Intake } from '@/lib/intakes'
import { LAKH } from '@/lib/lakh'
import { type Month, monthOfDay } from '@/lib/month'

export type PricedStep = DatedStep & {
  /** The money that is spent, in rupees. */
  cost: number
  /** The proof of funds in rupees, without tuition, which has a step of its own. 0 for all other steps. */
  funds: number
  /** No bank pays before the university has replied, so these costs are one's own. */
  isBeforeReply: boolean
}

/** The payments of a first year at typical tuition, with their days, in rupees, and how much of them the loan pays. */
export type PricedYear = {
  today: DayNumber
  /** The month in which classes begin. */
  startsIn: Month
  /** The month of the university's reply. The loan pays from then on. */
  repliesIn: Month
  /** Sorted by their safe days. */
  steps: readonly PricedStep[]
  /** The costs of living in twelve months. */
  living: number
  /** Where the proof of funds is kept. */
  fundsPlace: FundsPlace
  /** All costs of the steps, and living. */
  total: number
  costsBeforeReply: number
  /** The part of the total that the budget covers; without a budget, all of it. */
  covered: number
  /** The part of the typed loan that the plan counts: it pays covered costs, but none before the reply. */
  borrowed: number
}

export function priceYear(
  slug: CountrySlug,
  planQuery: PlanQuery,
  intake: Intake,
  today: DayNumber,
): PricedYear {
  const typicalYear = firstYearEstimates(slug, planQuery).typical
  const toRupees = (euros: number) => euros * rateOf(planQuery)
  const { from: fundsInEuros, place } = countryFigures[slug].funds
  const classesBegin = firstDayOfClasses(slug, intake)
  const dated = datedSteps(slug, planQuery.level, intake, today)
  const firstTuition = dated.find(({ name }) => name === 'tuition')
  const { takenOffTuition } = typicalYear.oneOff
  const replyDay = dated.find(({ name }) => name === 'reply')?.safeDay ?? classesBegin
  const steps = dated.map((step) => ({
    ...step,
    cost: toRupees(eurosOf(step, typicalYear) - (step === firstTuition ? takenOffTuition : 0)),
    funds: step.name === 'proofOfFunds' ? toRupees(fundsInEuros) : 0,
    isBeforeReply: step.safeDay < replyDay,
  }))
  const total = toRupees(typicalYear.total)
  const { budget, loan = 0 } = planQuery
  const covered = budget === undefined ? total : Math.min(budget * LAKH, total)
  const stepsBeforeReply = steps.filter(({ isBeforeReply }) => isBeforeReply)
  const costsBeforeReply = stepsBeforeReply.reduce((sum, { cost }) => sum + cost, 0)
  return {
    today,
    startsIn: monthOfDay(classesBegin),
    repliesIn: monthOfDay(replyDay),
    steps,
    living: toRupees(typicalYear.living.euros),
    fundsPlace: place,
    total,
    costsBeforeReply,
    covered,
    borrowed: Math.max(0, Math.min(loan * LAKH, covered - costsBeforeReply)),
  }
}

function eurosOf({ name, share = 0 }: DatedStep, { tuition, oneOff }: FirstYear) {
  if (name === 'tuition') return tuition.euros * share
  return oneOff.lines.find((line) => line.name === name)?.euros ?? 0
}
