import { useState } from 'react'
import { type PlanQuery, planQueryString, withTyping } from '@/domain/plan/plan-query'
import { isEmpty } from '@/lib/changes'
import { dayNumberOf } from '@/lib/day'
import type { TypedValues } from '@/lib/typed-fields'
import { useTypedBeforeHydration } from '@/loading/hydration'

type TypedPlanOptions = {
  /** The visitor's choices at the load. */
  planAtLoad: () => PlanQuery
  /** Called once, after hydration, if typing has changed the plan. */
  onTypedPlan: (planQuery: PlanQuery) => void
}

/** Values typed into a form of the plan before hydration, for `useAmountField`. */
export function useTypedPlan(formName: string, { planAtLoad, onTypedPlan }: TypedPlanOptions) {
  const [early, setEarly] = useState<TypedValues>({})
  useTypedBeforeHydration(formName, (typed) => {
    const planQuery = planAtLoad()
    if (isEmpty(typed)) return
    setEarly(typed)
    const changed = withTyping(planQuery, typed, dayNumberOf(new Date()))
    if (planQueryString(changed) !== planQueryString(planQuery)) onTypedPlan(changed)
  })
  return early
}
