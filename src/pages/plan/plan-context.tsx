import { createContext, type PropsWithChildren, useContext } from 'react'
import type { PlanWords } from '@/content/plan/english'
import type { PlanQuery } from '@/content/plan/query'
import { rateOf } from '@/domain/plan-query'
import { type Formatters, formattersFor } from '@/pages/plan/formatters'

/** The visitor's choices, the texts in their language, and the day on which the plan begins. */
export type ShownPlan = { planQuery: PlanQuery; words: PlanWords; today: Date }

const PlanContext = createContext<(ShownPlan & { format: Formatters }) | undefined>(undefined)

export function PlanProvider({ children, ...plan }: PropsWithChildren<ShownPlan>) {
  const format = formattersFor(plan.words, rateOf(plan.planQuery))
  return <PlanContext value={{ ...plan, format }}>{children}</PlanContext>
}

/** What all parts of the page have in common: the plan that it shows, and the formatters for its language and rate. */
export function useShownPlan() {
  const plan = useContext(PlanContext)
  if (!plan) throw new Error('useShownPlan needs a PlanProvider around it')
  return plan
}
