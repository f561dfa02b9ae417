import { useState } from 'react'
import { type PlanQuery, planQueryString, withTyping } from '@/domain/plan/plan-query'
import { isEmpty } from '@/lib/changes'
import { dayNumberOf } from '@/lib/day'
import type { TypedValues } from '@/lib/typed-fields'
import { useTypedBeforeHydration } from '@/loading/hydration'

type EarlyChoicesOptions = {
  /** The choices in the address, or on the home page in session storage. */
  choicesAtLoad: () => PlanQuery
  /** Called once, after hydration, if choices that were made before it differ from those at load. */
  onChange: (planQuery: PlanQuery) => void
}

/** Adopts the choices that were made in a form of the plan before hydration. Returns the typed values, for `useAmountField`. */
export function useEarlyChoices(formName: string, { choicesAtLoad, onChange }: EarlyChoicesOptions) {
  const [typedEarly, setTypedEarly] = useState<TypedValues>({})
  useTypedBeforeHydration(formName, (typed) => {
    if (isEmpty(typed)) return
    setTypedEarly(typed)
    const before = choicesAtLoad()
    const after = withTyping(before, typed, dayNumberOf(new Date()))
    // After a reload browsers restore fields, whose values may be those of the address.
    if (planQueryString(after) !== planQueryString(before)) onChange(after)
  })
  return typedEarly
}
