import { schedules } from '@/content/countries/plan-steps'
import type { CountrySlug } from '@/content/destinations'
import type { Level } from '@/content/plan/choices'
import { datedSteps, firstDayOfClasses } from '@/domain/plan/dated-steps'
import type { PlanQuery } from '@/domain/plan/plan-query'
import type { DayNumber } from '@/lib/day'
import { type Intake, upcomingIntakes } from '@/lib/intakes'

const DAYS_A_WEEK = 7
const TOO_FEW_WEEKS = 10

export type PlannedIntake = {
  intake: Intake
  /** Whether even the shortest waits end after classes start, or at most ten full weeks are left. */
  isHardlyPossible: boolean
  /** The intake to plan instead, if this one is hardly possible. */
  instead: Intake | undefined
}

/** Whether an intake is too late for a student who begins today. */
export function isHardlyPossible(slug: CountrySlug, level: Level, intake: Intake, today: DayNumber) {
  const weeksLeft = Math.floor((firstDayOfClasses(slug, intake) - today) / DAYS_A_WEEK)
  if (weeksLeft <= TOO_FEW_WEEKS) return true
  return datedSteps(slug, level, intake, today).some(({ latestDay }) => latestDay < today)
}

/**
 * The requested intake, otherwise the next possible one in September or October. If the requested one is hardly possible, a
 * later one comes with it as `instead`.
 */
export function plannedIntake(
  slug: CountrySlug,
  { level, start: requested }: PlanQuery,
  today: DayNumber,
): PlannedIntake {
  const isPossible = (intake: Intake) => !isHardlyPossible(slug, level, intake, today)
  if (requested && isPossible(requested))
    return { intake: requested, isHardlyPossible: false, instead: undefined }
  const possible = upcomingIntakes(today).filter(isPossible)
  if (requested) {
    // An intake in spring is suggested only if our sources name its dates.
    const isSuggested = ({ season }: Intake) => season === 'fall' || schedules[slug].spring === 'known'
    const instead = possible.find(
      (intake) => isSuggested(intake) && firstDayOfClasses(slug, intake) > firstDayOfClasses(slug, requested),
    )
    return { intake: requested, isHardlyPossible: true, instead }
  }
  const intake = possible.find(({ season }) => season === 'fall')
  if (!intake) throw new Error(`No start in fall is possible in ${slug}`)
  return { intake, isHardlyPossible: false, instead: undefined }
}
