import { useStore } from '@/components/hooks/use-store'
import { useHindi } from '@/components/plan/late-hindi'
import { budgetWords } from '@/content/plan/budget-words'
import { allPlans } from '@/domain/plan/country-plan'
import { defaultPlan, type PlanQuery, parsePlanQuery, planQueryString } from '@/domain/plan/plan-query'
import { dayNumberOf } from '@/lib/day'
import { store } from '@/lib/store'
import { readStored, writeStored } from '@/lib/stored-value'

/** The choices on the budget card. They outlive the page, for a visitor who returns from the plan. */
export const homePlan = store<PlanQuery>({ ...defaultPlan, budget: 20 })

const KEY = 'home-plan:v1'

/** Changes the choices, and keeps them for a reload. They are not in the address, which is sent to the host. */
export function changeHomePlan(change: Partial<PlanQuery>) {
  const planQuery = { ...homePlan.get(), ...change }
  homePlan.set(planQuery)
  writeStored('sessionStorage', KEY, { query: planQueryString(planQuery) })
}

/** Restores the choices from before a reload. */
export function restoreHomePlan() {
  const query = readStored('sessionStorage', KEY)?.query
  if (typeof query === 'string')
    homePlan.set(parsePlanQuery(new URLSearchParams(query), dayNumberOf(new Date())))
  return homePlan.get()
}

/** The plan for the choices, and its texts: in Hindi once they are loaded. */
export function useBudgetCard() {
  const planQuery = useStore(homePlan)
  const { texts, isLost, isWaiting } = useHindi(planQuery.lang === 'hi')
  return {
    planQuery,
    plans: allPlans(planQuery),
    words: texts ?? budgetWords,
    /** The language of `words`, unless it is the page's. */
    lang: texts && ('hi' as const),
    isLost,
    isWaiting,
  }
}
