import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type DraftLifetime, draftStore, type Prefill } from '@/components/form/draft'
import { valuesBeforeHydration } from '@/components/form/values-before-hydration'

type Options<Values> = {
  name: string
  defaultValues: Values
  draft: DraftLifetime
  prefill: Prefill<Values> | undefined
  withoutSecrets: (values: Values) => Values
}

/** Restores what was typed before hydration or on an earlier visit, applies the prefill, and keeps what is typed. */
export function useDraft<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  { name, defaultValues, draft: lifetime, prefill, withoutSecrets }: Options<Values>,
) {
  const [draft] = useState(() => draftStore<Values>(name, lifetime))
  const [kept, setKept] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form and its draft stay the same while it is mounted.
  useEffect(() => {
    const { values, idempotencyKey } = draft.read()
    // A prefill that nobody touched is not kept.
    if (!values) draft.write(idempotencyKey ? { idempotencyKey } : {})
    const keep = (values: Values) => {
      draft.write({ ...draft.read(), values: withoutSecrets(values) })
      setKept(true)
    }
    const early = valuesBeforeHydration(name)
    if (values || early) form.reset({ ...defaultValues, ...values, ...early }, { keepDefaultValues: true })
    setKept(Boolean(values))
    if (early) keep(form.getValues())
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, type }) => {
        if (type === 'change') keep(values)
        else setKept(Boolean(draft.read().values))
      },
    })
  }, [])
  usePrefill(form, draft, defaultValues, prefill)
  return {
    draft,
    draftKept: kept && lifetime === 'local',
    /** Keeps the idempotency key: a row whose answer was lost must not be stored twice. */
    startAfresh: () => {
      const { idempotencyKey } = draft.read()
      draft.clear()
      if (idempotencyKey) draft.write({ idempotencyKey })
      form.reset(defaultValues)
      setKept(false)
    },
  }
}

/** Runs after the draft is restored. A cleared field stays cleared. */
function usePrefill<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  draft: ReturnType<typeof draftStore<Values>>,
  defaultValues: Values,
  prefill: Prefill<Values> | undefined,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the prefill is a new object each render; its content counts.
  useEffect(() => {
    if (!prefill) return
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
  }, [form, draft, JSON.stringify(prefill)])
}
