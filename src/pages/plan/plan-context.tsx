import { createContext, useContext } from 'react'
import type { PlanWords } from '@/content/plan/english'
import { type PlanQuery, rateOf } from '@/domain/plan/plan-query'
import type { DayNumber } from '@/lib/day'
import { type Formatters, formattersFor } from '@/pages/plan/formatters'

/** What all parts of the page have in common. */
export type PlanContextValue = {
  /** The visitor's choices. */
  planQuery: PlanQuery
  /** The texts in their language. */
  words: PlanWords
  /** The formatters for their language and their exchange rate. */
  format: Formatters
  /** The day on which the plan begins. */
  today: DayNumber
}

export const planContextValue = (
  planQuery: PlanQuery,
  words: PlanWords,
  today: DayNumber,
): PlanContextValue => ({
  planQuery,
  words,
  format: formattersFor(words, rateOf(planQuery)),
  today,
})

export const PlanContext = createContext<PlanContextValue | undefined>(undefined)

export function usePlanContext() {
  const value = useContext(PlanContext)
  if (!value) throw new Error('usePlanContext needs a PlanContext around it')
  return value
}
