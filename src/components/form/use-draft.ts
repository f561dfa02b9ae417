import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { changesSince, type Draft, type DraftStore, fittingValues, isSame } from '@/components/form/draft'
import { consumeTyping, typedInto } from '@/loading/early-typing'

/** Restores values typed before hydration, before a reload or on an earlier visit, and stores each change. */
export function useDraft<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  store: DraftStore<Values>,
  { name, defaultValues }: { name: string; defaultValues: Values },
) {
  const [draft, setDraft] = useState<Draft<Values>>()
  const [isRestored, setRestored] = useState(false)
  const fill = (next: Draft<Values> | undefined) => {
    setDraft(next)
    setRestored(false)
    form.reset({ ...defaultValues, ...next?.values }, { keepFieldsRef: true })
  }
  const keep = (values: Partial<Values>) => {
    const last = store.read()
    const next = { ...last, values: { ...last?.values, ...values } }
    store.write(next)
    setDraft(next)
  }
  /** Sets values as if the visitor had typed them. */
  const enter = (values: Partial<Values>) => {
    form.setValues(values)
    keep(values)
  }
  /** Enters those values of `typed` that the form does not have. */
  const enterTyped = (typed: object) => {
    const known = { ...defaultValues, ...store.read()?.values }
    const changed = changesSince(known, fittingValues(typed, defaultValues))
    if (Object.keys(changed).length > 0) enter(changed)
  }
  /** Reads values that a browser filled in without an event. */
  const readFields = (element: HTMLFormElement | null) => enterTyped(typedInto(element) ?? {})
  const isSent = (typed: object) => {
    const attempt = store.readAttempt()
    const sent: Partial<Values> = { ...defaultValues, ...attempt?.values }
    return attempt?.isStored && Object.entries(typed).every(([field, value]) => isSame(sent[field], value))
  }
  /** Restores the draft, then keeps each change. Returns the function that stops that. */
  const restoreAndKeep = useEffectEvent(() => {
    const typed = changesSince(defaultValues, fittingValues(consumeTyping(name), defaultValues))
    const stored = store.read()
    // After a reload Firefox restores the values that were sent.
    if (!stored && isSent(typed)) fill(undefined)
    else {
      if (stored) {
        fill(stored)
        setRestored(!stored.replaces && Object.keys(stored.values).length > 0)
      }
      enterTyped(typed)
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, name: field, type }) => {
        if (type === 'change' && field) keep({ [field]: values[field] } as Partial<Values>)
      },
    })
  })
  useLayoutEffect(() => restoreAndKeep(), [])
  const last = useRef(defaultValues)
  const prefill = useEffectEvent((_: string) => {
    if (isSame(last.current, defaultValues)) return
    last.current = defaultValues
    form.reset({ ...defaultValues, ...store.read()?.values }, { keepFieldsRef: true })
  })
  // Compare by content, because the values are a new object in each render.
  const json = JSON.stringify(defaultValues)
  useEffect(() => prefill(json), [json])
  return { draft, isRestored, readFields, enter, fill }
}
