import { schedules } from '@/content/countries/plan-steps'
import type { CountrySlug } from '@/content/destinations'
import { plannedIntake } from '@/domain/planned-intake'
import type { Formatters } from '@/pages/plan/formatters'
import type { PlanProps } from '@/pages/plan/plan-props'

type StartNoteProps = PlanProps & { country: CountrySlug; format: Formatters }

/** Notes for an intake that is too close, or whose dates are not published yet. */
export function StartNote({ country, planQuery, words, format, today }: StartNoteProps) {
  const { overview, timing } = words
  const { start, isHardlyPossible, instead } = plannedIntake(country, planQuery, today)
  const sentences = [
    !planQuery.country && isHardlyPossible && timing.hardly(format.startMonth(country, start)),
    !planQuery.country && instead && timing.instead(format.startMonth(country, instead)),
    start.season === 'spring' && schedules[country].spring === 'few' && overview.springFew,
  ].filter(Boolean)
  return sentences.length > 0 && <p>{sentences.join(' ')}</p>
}
