import { hindi } from '@/components/hooks/hindi'
import { useStore } from '@/components/hooks/use-store'
import { answerInEnglish } from '@/content/plan/answer'
import { defaultPlan, languages, levels, type PlanQuery } from '@/content/plan/query'
import { allPlans } from '@/domain/country-plan'
import { parseAmount } from '@/domain/plan-query'
import { store } from '@/lib/store'
import { isObject } from '@/lib/stored-value'
import { useLate } from '@/loading/late'

/** The values of the answer card's form. */
export type AnswerValues = Pick<PlanQuery, 'level' | 'lang'> & { budget: string }

/** The values outlive the page, for a visitor who returns from the plan. */
export const answerValues = store<AnswerValues>({
  level: defaultPlan.level,
  lang: defaultPlan.lang,
  budget: '20',
})

/** A key beside the router's own in the history state. */
const stateName = 'answer'

/** Changes the values, and stores them in the history state for a reload. */
export function setAnswerValues(values: Partial<AnswerValues>) {
  const next = { ...answerValues.get(), ...values }
  answerValues.set(next)
  const state: unknown = history.state
  history.replaceState({ ...(isObject(state) ? state : {}), [stateName]: next }, '')
}

/** The values before a reload. */
export function valuesBeforeReload(): AnswerValues | undefined {
  const state: unknown = history.state
  const restored = isObject(state) ? state[stateName] : undefined
  if (!isObject(restored)) return
  const { budget, level, lang } = restored
  return {
    budget: typeof budget === 'string' ? budget : answerValues.initial().budget,
    level: levels.find((each) => each === level) ?? defaultPlan.level,
    lang: languages.find((each) => each === lang) ?? defaultPlan.lang,
  }
}

/** The values and the plan's texts, in the selected language once its texts are loaded. */
export function useAnswer() {
  const { budget: typed, ...rest } = useStore(answerValues)
  const { code, isLost } = useLate(hindi)
  const budget = parseAmount('budget', typed)
  const planQuery: PlanQuery = { ...rest, budget }
  const inHindi = planQuery.lang === 'hi'
  return {
    planQuery,
    plans: allPlans(planQuery),
    isWrong: budget === undefined && typed.trim() !== '',
    words: (inHindi && code) || answerInEnglish,
    /** The language that `words` are in. */
    lang: inHindi && code ? ('hi' as const) : undefined,
    isLost: inHindi && isLost,
    isWaiting: inHindi && !code && !isLost,
  }
}
