import { schedules } from '@/content/countries/plan-steps'
import type { CountrySlug } from '@/content/destinations'
import { plannedIntake } from '@/domain/plan/planned-intake'
import { usePlanContext } from '@/pages/plan/plan-context'

/** Notes for an intake that is too close, or whose dates are not published yet. */
export function IntakeNote({ country }: { country: CountrySlug }) {
  const { planQuery, words, format, today } = usePlanContext()
  const { overview, timing } = words
  // The intake that the plan chooses by itself needs no note.
  if (!planQuery.start) return null
  const { intake, isHardlyPossible, instead } = plannedIntake(country, planQuery, today)
  const sentences: string[] = []
  // In a plan for one country, `HardlyPossible` shows these two sentences.
  if (!planQuery.country) {
    if (isHardlyPossible) sentences.push(timing.hardly(format.startMonth(country, intake)))
    if (instead) sentences.push(timing.instead(format.startMonth(country, instead)))
  }
  if (intake.season === 'spring' && schedules[country].spring === 'few') sentences.push(overview.springFew)
  return sentences.length > 0 && <p>{sentences.join(' ')}</p>
}
