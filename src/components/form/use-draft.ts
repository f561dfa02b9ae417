import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type DraftLifetime, draftStore, type Prefill } from '@/components/form/draft'
import { registerTyped } from '@/loading/reload'
import { typedInto } from '@/loading/typed-values'

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
  const [restored, setRestored] = useState(false)
  /** What another tab has typed into the same form, while this one has been typed into, too. */
  const [elsewhere, setElsewhere] = useState<Values>()
  const restore = useEffectEvent(() => {
    const { values: stored, idempotencyKey } = draft.read()
    const values = stored && fitting(stored, defaultValues)
    setRestored(Boolean(values))
    let touched = false
    // A prefill that nobody touched is not kept.
    if (!values) draft.write(idempotencyKey ? { idempotencyKey } : {})
    const keep = (values: Values) => {
      draft.write({ ...draft.read(), values: withoutSecrets(values) })
      setKept(true)
    }
    const early = typedInto(document.forms.namedItem(name))
    if (values || early) form.reset({ ...defaultValues, ...values, ...early }, { keepDefaultValues: true })
    setKept(Boolean(values))
    if (early) keep(form.getValues())
    const stopKeeping = form.subscribe({
      formState: { values: true },
      callback: ({ values, type }) => {
        if (type === 'change') {
          touched = true
          keep(values)
        } else setKept(Boolean(draft.read().values))
      },
    })
    const stopSaying = registerTyped((typed) => {
      if (draft.read().values) typed[name] = draft.read()
    })
    const stopWatching = draft.watch(({ values }) => {
      const typed = fitting(values ?? {}, defaultValues)
      if (touched) return setElsewhere(typed)
      form.reset(typed, { keepDefaultValues: true })
      setKept(true)
    })
    return () => {
      stopKeeping()
      stopSaying()
      stopWatching()
    }
  })
  useEffect(() => restore(), [])
  usePrefill(form, draft, defaultValues, prefill)
  return {
    draft,
    draftKept: kept && lifetime === 'local',
    restored,
    takeElsewhere:
      elsewhere &&
      (() => {
        form.reset(elsewhere, { keepDefaultValues: true })
        draft.write({ ...draft.read(), values: form.getValues() })
        setElsewhere(undefined)
      }),
    startAfresh: () => {
      draft.clear()
      form.reset(defaultValues)
      setKept(false)
    },
  }
}

/** Of values that an older form may have kept, those that this one still has; the rest are the default values. */
function fitting<Values extends FieldValues>(values: Partial<Values>, defaultValues: Values): Values {
  const isKept = (field: string) =>
    typeof values[field] === typeof defaultValues[field] &&
    Array.isArray(values[field]) === Array.isArray(defaultValues[field])
  const kept = Object.keys(defaultValues).filter(isKept)
  return { ...defaultValues, ...Object.fromEntries(kept.map((field) => [field, values[field]])) }
}

/** Runs after the draft is restored. A cleared field stays cleared. */
function usePrefill<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  draft: ReturnType<typeof draftStore<Values>>,
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
