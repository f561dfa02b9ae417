import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type DraftLifetime, draftStore, type Prefill } from '@/components/form/draft'
import { valuesBeforeHydration } from '@/components/form/values-before-hydration'

type Options<Values> = {
  name: string
  defaultValues: Values
  draft: DraftLifetime
  prefill: Prefill<Values> | undefined
  /** Blanks what is never kept. */
  withoutSecrets: (values: Values) => Values
}

/** Fills a form with what was typed into it before: before hydration, or on an earlier visit. Keeps what is typed from now on. */
export function useDraft<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  { name, defaultValues, draft: lifetime, prefill, withoutSecrets }: Options<Values>,
) {
  const [draft] = useState(() => draftStore<Values>(name, lifetime))
  const [kept, setKept] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form and its draft stay the same while it is mounted.
  useEffect(() => {
    const { values, idempotencyKey } = draft.read()
    // A prefill that nobody has built on is not worth keeping.
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
    /** Whether something typed is kept on the device. */
    draftKept: kept && lifetime === 'local',
    /** The idempotency key stays: what was stored although its answer was lost must not be stored twice. */
    startAfresh: () => {
      const { idempotencyKey } = draft.read()
      draft.clear()
      if (idempotencyKey) draft.write({ idempotencyKey })
      form.reset(defaultValues)
      setKept(false)
    },
  }
}

/** Puts in what a link asks for. A field that was cleared stays cleared. Comes after the draft has been put in. */
function usePrefill<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  draft: ReturnType<typeof draftStore<Values>>,
  defaultValues: Values,
  prefill: Prefill<Values> | undefined,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the prefill is another object each time; its content counts.
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
    // A reload shows the same.
    draft.write({ ...rest, prefill, ...(kept && { values: { ...kept, ...values } }) })
  }, [form, draft, JSON.stringify(prefill)])
}
