import { countryFigures } from '@/content/countries/figures'
import { countryInEnglish } from '@/content/plan/country-in-english'
import type { PlanWords } from '@/content/plan/english'
import { usePlanContext } from '@/pages/plan/plan-context'

/** The texts of a plan for one country, in the language of the plan's other texts. */
export const countryWordsIn = ({ country }: PlanWords) => country ?? countryInEnglish

/** What all parts of one country have in common: its `words` include those of the whole page. */
export function useCountryContext() {
  const context = usePlanContext()
  const { country } = context.planQuery
  if (!country) throw new Error('useCountryContext needs a plan for one country')
  return {
    ...context,
    words: { ...context.words, ...countryWordsIn(context.words) },
    country,
    fundsPlace: countryFigures[country].funds.place,
  }
}
