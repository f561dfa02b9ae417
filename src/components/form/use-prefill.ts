import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { DraftStore, Prefill } from '@/components/form/draft'

/** Applies what a link prefills, after the draft is restored. A cleared field stays cleared. */
export function usePrefill<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  draft: DraftStore<Values>,
  defaultValues: Values,
  prefill: Prefill<Values> | undefined,
) {
  const apply = useEffectEvent((prefill: Prefill<Values>) => {
    const { values: kept, prefill: last, ...rest } = draft.read()
    const { values, arrival } = prefill
    if (arrival !== undefined && arrival === last?.arrival) return
    const now = form.getValues()
    const isUntouched = Object.keys(values).every(
      (field) => now[field] === (last?.values[field] ?? defaultValues[field]),
    )
    if (arrival === undefined && !isUntouched) return
    form.setValues(values)
    draft.write({ ...rest, prefill, ...(kept && { values: { ...kept, ...values } }) })
  })
  // The prefill is a new object each render; its content counts.
  const json = prefill && JSON.stringify(prefill)
  useEffect(() => {
    if (json) apply(JSON.parse(json))
  }, [json])
}
