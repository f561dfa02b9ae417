import { countryFigures } from '@/content/countries/figures'
import { schedules } from '@/content/countries/plan-steps'
import type { CountrySlug } from '@/content/destinations'
import type { PlanQuery } from '@/content/plan/query'
import type { FirstYearCash } from '@/domain/cash'
import { firstYearEstimates, rateOf } from '@/domain/country-plan'
import { type DatedStep, datedSteps, firstDayOfClasses } from '@/domain/dated-steps'
import type { FirstYear } from '@/domain/first-year'
import type { Day } from '@/lib/day'
import type { Intake } from '@/lib/intakes'
import { monthOfDay } from '@/lib/month'

export type PricedStep = DatedStep & {
  /** The money that is spent, in rupees. */
  rupees: number
  /** The proof of funds in rupees, without tuition, which has a step of its own. 0 for all other steps. */
  funds: number
  /** No bank pays before the university has replied, so these costs are one's own. */
  isBeforeReply: boolean
}

/** A first year at typical tuition, in rupees: its steps with their costs, and living. */
export type PricedYear = FirstYearCash & {
  now: Day
  /** The first day of classes. */
  classesBegin: Day
  /** The safe day of the university's reply. */
  replyDay: Day
  /** Sorted by their safe days. */
  steps: readonly PricedStep[]
  /** All costs of the steps, and living. */
  total: number
}

export function pricedYear(slug: CountrySlug, planQuery: PlanQuery, intake: Intake, now: Day): PricedYear {
  const typicalYear = firstYearEstimates(slug, planQuery).typical
  const rupees = (euros: number) => euros * rateOf(planQuery)
  const classesBegin = firstDayOfClasses(slug, intake)
  const steps = datedSteps(slug, planQuery.level, intake, now)
  const replyDay = steps.find(({ name }) => name === 'reply')?.safeDay ?? classesBegin
  return {
    now,
    classesBegin,
    replyDay,
    startsIn: monthOfDay(classesBegin),
    living: rupees(typicalYear.living.euros),
    fundsPlace: schedules[slug].fundsPlace,
    total: rupees(typicalYear.total),
    steps: steps.map((step) => ({
      ...step,
      rupees: rupees(eurosOf(step, typicalYear)),
      funds: step.name === 'proofOfFunds' ? rupees(countryFigures[slug].funds.from) : 0,
      isBeforeReply: step.safeDay < replyDay,
    })),
  }
}

const eurosOf = ({ name, share = 0 }: DatedStep, { tuition, oneOff }: FirstYear) =>
  name === 'tuition' ? tuition.euros * share : (oneOff.lines.find((line) => line.name === name)?.euros ?? 0)
