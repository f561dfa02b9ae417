import { useState } from 'react'
import { type PlanQuery, planQueryString, withTyping } from '@/domain/plan/plan-query'
import { isEmpty } from '@/lib/changes'
import { dayNumberOf } from '@/lib/day'
import type { TypedValues } from '@/lib/typed-fields'
import { useTypedBeforeHydration } from '@/loading/hydration'

type TypedChoicesOptions = {
  /** The visitor's choices without the typing. */
  choicesAtLoad: () => PlanQuery
  /** Called once, after hydration, if the typing has changed them. */
  onChange: (planQuery: PlanQuery) => void
}

/** Values typed into a form of the plan before hydration, for `useAmountField`. */
export function useTypedChoices(formName: string, { choicesAtLoad, onChange }: TypedChoicesOptions) {
  const [early, setEarly] = useState<TypedValues>({})
  useTypedBeforeHydration(formName, (typed) => {
    if (isEmpty(typed)) return
    setEarly(typed)
    const before = choicesAtLoad()
    const after = withTyping(before, typed, dayNumberOf(new Date()))
    // The typed values include selects that nobody has touched.
    if (planQueryString(after) !== planQueryString(before)) onChange(after)
  })
  return early
}
