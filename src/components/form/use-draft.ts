import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { v4 as newId } from 'uuid'
import {
  blank,
  changedFields,
  type Draft,
  type DraftPlace,
  draftStore,
  isEmpty,
  type LastAttempt,
  repeatedAttempt,
  withoutPasswords,
} from '@/components/form/draft'
import { useStore } from '@/components/hooks/use-store'
import { typedInto } from '@/lib/typed-fields'
import { useTypedBeforeHydration } from '@/loading/hydration'

type DraftOptions<Values> = {
  name: string
  place: DraftPlace
  defaultValues: Values
}

/** Keeps the values of a form and its draft the same: restores them at a load, and stores each change. */
export function useDraft<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  { name, place, defaultValues }: DraftOptions<Values>,
) {
  const [store] = useState(() => draftStore(name, place, defaultValues))
  const { values, isRestored, replaces } = useStore(store)

  const draftValues = () => ({ ...defaultValues, ...store.get().values })
  const fill = (values: Values) => form.reset(values, { keepFieldsRef: true })
  /** Replaces the draft, and fills the form with the new one. */
  const startWith = (next: Partial<Draft<Values>>) => {
    store.update({ ...blank, ...next })
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
  /** The values that this tab has sent with this id. */
  const sentValues = (id: string) => {
    const { lastAttempt } = store.get()
    return lastAttempt?.id === id ? lastAttempt.values : undefined
  }

  useTypedBeforeHydration(name, (fieldValues) => {
    const typed = changedFields(defaultValues, fieldValues)
    const { values, lastAttempt } = store.get()
    const sentFields = { ...defaultValues, ...lastAttempt?.values }
    if (!isEmpty(values)) fill(draftValues())
    // After a reload Firefox restores the values of a stored submission: empty the fields.
    else if (lastAttempt?.isStored && isEmpty(changedFields(sentFields, typed))) return fill(defaultValues)
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
    sentValues,
    forgetSent: (id: string) => {
      if (sentValues(id)) store.update({ lastAttempt: undefined })
    },
    /** Starts a correction, with the sent values if this tab still has them. */
    correct: (id: string) => startWith({ values: sentValues(id) ?? {}, replaces: id }),
    /** Empties the form, but keeps the sent values. */
    clear: () => startWith({}),
    /** Empties the form and forgets the sent values. Returns the function that undoes it. */
    discard: () => {
      const discarded = store.get()
      const typed = form.getValues()
      startWith({ lastAttempt: undefined })
      return () => {
        store.update(discarded)
        fill(typed)
      }
    },
    /** Starts to send: the same submission keeps its id, another one gets a new id. */
    startAttempt: (about: string, createReference: (values: Values) => string): LastAttempt<Values> => {
      const values = form.getValues()
      const submission = { about, replaces, values: withoutPasswords(values) }
      const repeated = repeatedAttempt(store.get().lastAttempt, submission)
      if (repeated) return repeated
      const lastAttempt = { ...submission, id: newId(), reference: createReference(values), isStored: false }
      store.update({ lastAttempt })
      return lastAttempt
    },
    /** Ends the draft of stored values. Values that were typed during the request stay in the form. */
    end: (stored: Partial<Values>) => {
      const { lastAttempt } = store.get()
      startWith({
        values: store.newerThan(stored),
        lastAttempt: lastAttempt && { ...lastAttempt, isStored: true },
      })
    },
  }
}
