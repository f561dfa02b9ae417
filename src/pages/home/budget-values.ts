import { useStore } from '@/components/hooks/use-store'
import { useHindi } from '@/components/plan/hindi'
import { budgetWords } from '@/content/plan/budget-words'
import { defaultPlan, languages, levels, type PlanQuery } from '@/content/plan/query'
import { allPlans } from '@/domain/country-plan'
import { oneOf, parseAmount } from '@/domain/plan-query'
import { store } from '@/lib/store'
import { isObject } from '@/lib/stored-value'

/** The values of the budget card's form. */
export type BudgetValues = Pick<PlanQuery, 'level' | 'lang'> & { budget: string }

/** The values outlive the page, for a visitor who returns from the plan. */
export const budgetValues = store<BudgetValues>({
  level: defaultPlan.level,
  lang: defaultPlan.lang,
  budget: '20',
})

/** A key beside the router's own in the history state. */
const stateName = 'budget'

/** Changes the values, and stores them in the history state for a reload. */
export function setBudgetValues(values: Partial<BudgetValues>) {
  const next = { ...budgetValues.get(), ...values }
  budgetValues.set(next)
  const state: unknown = history.state
  history.replaceState({ ...(isObject(state) ? state : {}), [stateName]: next }, '')
}

/** The values before a reload. */
export function valuesBeforeReload(): BudgetValues | undefined {
  const state: unknown = history.state
  const restored = isObject(state) ? state[stateName] : undefined
  if (!isObject(restored)) return
  const { budget, level, lang } = restored
  return {
    budget: typeof budget === 'string' ? budget : budgetValues.initial().budget,
    level: oneOf(levels, level) ?? defaultPlan.level,
    lang: oneOf(languages, lang) ?? defaultPlan.lang,
  }
}

/** The plan for the values, and its texts: in Hindi once they are loaded. */
export function useBudgetCard() {
  const { budget: typed, ...rest } = useStore(budgetValues)
  const { texts, isLost, isWaiting } = useHindi(rest.lang === 'hi')
  const budget = parseAmount('budget', typed)
  const planQuery: PlanQuery = { ...rest, budget }
  return {
    planQuery,
    plans: allPlans(planQuery),
    isWrong: budget === undefined && typed.trim() !== '',
    words: texts ?? budgetWords,
    /** The language of `words`, unless it is the page's. */
    lang: texts && ('hi' as const),
    isLost,
    isWaiting,
  }
}
