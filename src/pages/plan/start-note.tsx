import type { CountrySlug } from '@/content/countries/figures'
import { schedules } from '@/content/countries/plan-steps'
import { plannedStart } from '@/domain/start'
import type { Writer } from '@/pages/plan/amounts'
import type { PlanProps } from '@/pages/plan/plan-props'

type StartNoteProps = PlanProps & { country: CountrySlug; write: Writer }

/** Notes for an intake that is too close, or whose dates are not published yet. */
export function StartNote({ country, asked, words, write, today }: StartNoteProps) {
  const { overview, timing } = words
  const { start, isHardlyPossible, instead } = plannedStart(country, asked, today)
  const sentences = [
    !asked.country && isHardlyPossible && timing.hardly(write.startMonth(country, start)),
    !asked.country && instead && timing.instead(write.startMonth(country, instead)),
    start.season === 'spring' && schedules[country].spring === 'few' && overview.springFew,
  ].filter(Boolean)
  return sentences.length > 0 && <p>{sentences.join(' ')}</p>
}
