import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { v4 as newId } from 'uuid'
import {
  attemptStorage,
  changedFields,
  type Draft,
  type DraftPlace,
  draftStore,
  isEmpty,
  isSame,
  type LastAttempt,
  withoutPasswords,
} from '@/components/form/draft'
import { useStore } from '@/components/hooks/use-store'
import { typedInto } from '@/lib/typed-fields'
import { useTypedBeforeHydration } from '@/loading/hydration'

export type FormDraft<Values extends FieldValues> = ReturnType<typeof useDraft<Values, unknown>>

type DraftOptions<Values> = {
  name: string
  place: DraftPlace
  defaultValues: Values
  about: string
  createReference: (values: Values) => string
}

/** Keeps the values of a form and its draft the same: restores them at a load, and stores each change. */
export function useDraft<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  { name, place, defaultValues, about, createReference }: DraftOptions<Values>,
) {
  const [store] = useState(() => draftStore(name, place, defaultValues))
  const draft = useStore(store)
  const lastAttempt = attemptStorage(name, defaultValues)

  const draftValues = () => ({ ...defaultValues, ...store.get()?.values })
  const fill = (values: Values) => form.reset(values, { keepFieldsRef: true })
  /** Replaces the draft, and fills the form with the new one. */
  const startWith = (next: Draft<Values> | undefined) => {
    store.write(next)
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
    const sent = lastAttempt.get()?.values
    const isAlreadySent = sent && isEmpty(changedFields({ ...defaultValues, ...sent }, typed))
    // After a reload Firefox restores the values of a stored submission: empty the fields.
    if (isAlreadySent && !store.get()) return fill(defaultValues)
    if (store.get()) fill(draftValues())
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
    hasValues: !isEmpty(draft?.values),
    isRestored: draft?.isRestored === true,
    replaces: draft?.replaces,
    enter,
    readFields: (element: HTMLFormElement) => enterMissed(typedInto(element)),
    sentValues: lastAttempt.valuesOf,
    forgetSent: (id: string) => {
      if (lastAttempt.valuesOf(id)) lastAttempt.set(undefined)
    },
    /** Starts a correction, with the sent values if this tab still has them. */
    correct: (id: string) => startWith({ values: lastAttempt.valuesOf(id) ?? {}, replaces: id }),
    /** Empties the form, but keeps the sent values. */
    clear: () => startWith(undefined),
    /** Empties the form and forgets the sent values. Returns the function that undoes it. */
    discard: () => {
      const discarded = { draft: store.get(), attempt: lastAttempt.get(), values: form.getValues() }
      startWith(undefined)
      lastAttempt.set(undefined)
      return () => {
        store.write(discarded.draft)
        lastAttempt.set(discarded.attempt)
        fill(discarded.values)
      }
    },
    /** Starts to send. The same submission keeps its id, unless it is stored and the visitor sends it again on purpose. */
    startAttempt: (isStored: (id: string) => boolean): LastAttempt<Values> => {
      const values = form.getValues()
      const submission = { about, replaces: draft?.replaces, values: withoutPasswords(values) }
      const last = lastAttempt.get()
      if (last && last.about === about && isSame(last.values, submission.values)) {
        const isUnchangedCorrection = last.id === submission.replaces
        const isRepeated = last.replaces === submission.replaces && !isStored(last.id)
        if (isUnchangedCorrection || isRepeated) return last
      }
      const attempt = { ...submission, id: newId(), reference: createReference(values) }
      lastAttempt.set(attempt)
      return attempt
    },
    /** Ends the draft of sent values. Values that were typed during the request stay in the form. */
    end: (sent: Partial<Values>) => {
      store.end(sent)
      fill(draftValues())
    },
  }
}
