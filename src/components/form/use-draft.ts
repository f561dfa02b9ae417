import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { attemptInTab } from '@/components/form/attempt'
import { changedFields, type DraftPlace, draftStore } from '@/components/form/draft'
import { useStore } from '@/components/hooks/use-store'
import { changesSince, isEmpty } from '@/lib/changes'
import { typedInto } from '@/lib/typed-fields'
import { useTypedBeforeHydration } from '@/loading/hydration'

type DraftOptions<Values extends FieldValues> = {
  name: string
  place: DraftPlace
  defaultValues: Values
  lastAttempt: ReturnType<typeof attemptInTab<Values>>
}

/** Keeps the values of a form and its draft the same: restores them at a load, and stores each change. */
export function useDraft<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  { name, place, defaultValues, lastAttempt }: DraftOptions<Values>,
) {
  const [store] = useState(() => draftStore(name, place, defaultValues))
  const { values, isRestored, replaces } = useStore(store)

  const draftValues = () => ({ ...defaultValues, ...store.get().values })
  const fill = (values: Values) => form.reset(values, { keepFieldsRef: true })
  /** Replaces the draft, and fills the form with the new one. */
  const startWith = (values: Partial<Values>, replaces?: string) => {
    store.set({ values, replaces, isRestored: false })
    fill(draftValues())
  }
  /** Enters values as if the visitor had typed them. */
  const enter = (values: Partial<Values>) => {
    if (isEmpty(values)) return
    form.setValues(values)
    store.change(values)
  }
  /** Enters values of the page's fields that came without an event: from before hydration, or from the browser. */
  const enterMissed = (fieldValues: object) => enter(changedFields(draftValues(), fieldValues))

  useTypedBeforeHydration(name, (fieldValues) => {
    const typed = changedFields(defaultValues, fieldValues)
    const attempt = lastAttempt.get()
    const isSent = isEmpty(changesSince({ ...defaultValues, ...attempt?.values }, typed))
    // After a reload Firefox restores the values of a stored submission: drop them.
    if (attempt?.isStored && isSent) return fill(draftValues())
    if (!isEmpty(store.get().values)) fill(draftValues())
    enterMissed(typed)
  })

  useLayoutEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name: field, type }) => {
          if (type === 'change' && field) store.change({ [field]: values[field] } as Partial<Values>)
        },
      }),
    [form.subscribe, store],
  )

  // The prefill of another link enters the fields that the visitor has not changed.
  const prefill = JSON.stringify(defaultValues)
  const lastPrefill = useRef(prefill)
  const enterPrefill = useEffectEvent(() => fill(draftValues()))
  useEffect(() => {
    if (lastPrefill.current !== prefill) enterPrefill()
    lastPrefill.current = prefill
  }, [prefill])

  return {
    isOnDevice: place === 'device',
    hasValues: !isEmpty(values),
    isRestored,
    replaces,
    enter,
    readFields: (element: HTMLFormElement) => enterMissed(typedInto(element)),
    startWith,
    /** Empties the form. Returns the function that undoes it. */
    discard: () => {
      const discarded = store.get()
      const typed = form.getValues()
      startWith({})
      return () => {
        store.set(discarded)
        fill(typed)
      }
    },
    /** Ends the draft of stored values. Values that were typed during the request stay in the form. */
    end: (stored: Partial<Values>) => startWith(store.newerThan(stored)),
  }
}
