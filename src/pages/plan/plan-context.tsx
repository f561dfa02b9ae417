import { createContext, useContext } from 'react'
import type { PlanWords } from '@/content/plan/english'
import { type PlanQuery, rateOf } from '@/domain/plan/plan-query'
import type { DayNumber } from '@/lib/day'
import { type Formatters, formattersFor } from '@/pages/plan/formatters'

/** What all parts of the page have in common. */
export type ShownPlan = {
  /** The visitor's choices. */
  planQuery: PlanQuery
  /** The texts in their language. */
  words: PlanWords
  /** The formatters for their language and their exchange rate. */
  format: Formatters
  /** The day on which the plan begins. */
  today: DayNumber
}

export const shownPlan = (planQuery: PlanQuery, words: PlanWords, today: DayNumber): ShownPlan => ({
  planQuery,
  words,
  format: formattersFor(words, rateOf(planQuery)),
  today,
})

export const PlanContext = createContext<ShownPlan | undefined>(undefined)

export function useShownPlan() {
  const plan = useContext(PlanContext)
  if (!plan) throw new Error('useShownPlan needs a PlanContext around it')
  return plan
}
