import { useStore } from '@/components/hooks/use-store'
import { useHindi } from '@/components/plan/late-hindi'
import { budgetWords } from '@/content/plan/budget-words'
import { allCountryCosts } from '@/domain/plan/country-costs'
import { defaultQuery, type PlanQuery, parsePlanQuery, planQueryString } from '@/domain/plan/plan-query'
import { dayNumberOf } from '@/lib/day'
import { store } from '@/lib/store'
import { readStored, writeStored } from '@/lib/stored-value'

/** The choices on the budget card. They outlive the page, for a visitor who returns from the plan. */
export const homeQuery = store<PlanQuery>({ ...defaultQuery, budget: 20 })

const KEY = 'home-plan:v1'

/** Changes the choices, and keeps them for a reload. They are not in the address, which is sent to the host. */
export function changeHomeQuery(change: Partial<PlanQuery>) {
  const planQuery = { ...homeQuery.get(), ...change }
  homeQuery.set(planQuery)
  writeStored('sessionStorage', KEY, { query: planQueryString(planQuery) })
}

/** Restores the choices from before a reload. */
export function restoreHomeQuery() {
  const query = readStored('sessionStorage', KEY)?.query
  if (typeof query === 'string')
    homeQuery.set(parsePlanQuery(new URLSearchParams(query), dayNumberOf(new Date())))
}

/** The costs for the choices, and their texts: in Hindi once they are loaded. */
export function useBudgetCard() {
  const planQuery = useStore(homeQuery)
  const { texts, isLost, isWaiting } = useHindi(planQuery.lang === 'hi')
  return {
    planQuery,
    allCosts: allCountryCosts(planQuery),
    words: texts ?? budgetWords,
    /** The language of `words`, unless it is the page's. */
    lang: texts && ('hi' as const),
    isLost,
    isWaiting,
  }
}
