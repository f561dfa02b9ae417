import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type Attempt, attemptInTab } from '@/components/form/attempt'
import { changedFields, type DraftPlace, draftStore } from '@/components/form/draft'
import { useStore } from '@/components/hooks/use-store'
import { useUndo } from '@/components/hooks/use-undo'
import { changesSince, isEmpty } from '@/lib/changes'
import { typedInto } from '@/lib/typed-fields'
import { useTypedBeforeHydration } from '@/loading/hydration'

type DraftOptions<Values extends FieldValues> = {
  name: string
  place: DraftPlace
  defaultValues: Values
}

/**
 * The draft of a form and its last attempt. The form's fields and the draft always hold the same values: they are restored at a
 * load, and each change is stored.
 */
export function useDraft<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  { name, place, defaultValues }: DraftOptions<Values>,
) {
  const [store] = useState(() => draftStore(name, place, defaultValues))
  const { values, isRestored, replaces } = useStore(store)
  const lastAttempt = attemptInTab(name, defaultValues)
  const { undo, offerUndo } = useUndo()

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
    /** Starts to send the form's values, about a package, product or selection. */
    startAttempt: (about: string, createReference: (values: Values) => string) =>
      lastAttempt.start({ about, replaces, values: form.getValues() }, createReference),
    /** Ends the draft of a stored attempt. Values that were typed during the request stay in the form. */
    end: (stored: Attempt<Values>) => {
      lastAttempt.markAsStored()
      startWith(store.newerThan(stored.values))
    },
    /** The values that were sent with this id, if the tab still has them. */
    sentValues: lastAttempt.valuesOf,
    startCorrection: (id: string) => startWith(lastAttempt.valuesOf(id) ?? {}, id),
    empty: () => startWith({}),
    discard: () => {
      const discarded = { draft: store.get(), values: form.getValues(), attempt: lastAttempt.get() }
      startWith({})
      lastAttempt.set(undefined)
      offerUndo(() => {
        store.set(discarded.draft)
        fill(discarded.values)
        lastAttempt.set(discarded.attempt)
      })
    },
    /** Undoes `discard`, while that is possible. */
    undo,
    forgetAttempt: (id: string) => {
      if (lastAttempt.valuesOf(id)) lastAttempt.set(undefined)
    },
  }
}
