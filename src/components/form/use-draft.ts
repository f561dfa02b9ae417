import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { v4 as newId } from 'uuid'
import { type Draft, type DraftPlace, draftStore, type LastAttempt } from '@/components/form/draft'
import { changedFields, changesSince, isEmpty, isSame, withoutPasswords } from '@/components/form/values'
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
  const [draft, setDraft] = useState<Draft<Values>>()
  const [isRestored, setRestored] = useState(false)

  /** Fills the form with a draft. Without a draft the form gets its default values. */
  const fill = (next: Draft<Values> | undefined) => {
    setDraft(next)
    form.reset({ ...defaultValues, ...next?.values }, { keepFieldsRef: true })
  }
  /** Replaces the stored draft and fills the form with the new one. */
  const startWith = (next: Draft<Values> | undefined) => {
    store.write(next)
    setRestored(false)
    fill(next)
  }
  /** Enters values as if the visitor had typed them. */
  const enter = (values: Partial<Values>) => {
    if (isEmpty(values)) return
    form.setValues(values)
    setDraft(store.change(values))
  }
  /** Enters values of the page's fields that came without an event: from before hydration, or from the browser. */
  const enterMissed = (fieldValues: object) => {
    const formValues = { ...defaultValues, ...store.read()?.values }
    enter(changedFields(formValues, fieldValues))
  }
  /** The last attempt, if it was made with this id. */
  const attemptOf = (id: string) => {
    const attempt = store.readAttempt()
    return attempt?.id === id ? attempt : undefined
  }

  useTypedBeforeHydration(name, (fieldValues) => {
    const typed = changedFields(defaultValues, fieldValues)
    const stored = store.read()
    const sent = store.readAttempt()?.values
    // After a reload Firefox restores the values of a stored submission: empty the fields.
    if (!stored && sent && isEmpty(changesSince({ ...defaultValues, ...sent }, typed))) return fill(undefined)
    if (stored) fill(stored)
    setRestored(!stored?.replaces && !isEmpty(stored?.values))
    enterMissed(typed)
  })

  const storeChanges = useEffectEvent(() =>
    form.subscribe({
      formState: { values: true },
      callback: ({ values, name: field, type }) => {
        if (type === 'change' && field) setDraft(store.change({ [field]: values[field] } as Partial<Values>))
      },
    }),
  )
  useLayoutEffect(() => storeChanges(), [])

  // The prefill of another link enters the fields that the visitor has not changed.
  useOnChange(defaultValues, () => fill(store.read()))

  return {
    isOnDevice: place === 'device',
    hasValues: !isEmpty(draft?.values),
    /** Whether the draft holds text of an earlier visit, or from before a reload. */
    isRestored,
    replaces: draft?.replaces,
    enter,
    readFields: (element: HTMLFormElement) => enterMissed(typedInto(element)),
    /** The values that this tab has sent with this id. */
    sentValues: (id: string) => attemptOf(id)?.values,
    forgetSent: (id: string) => {
      if (attemptOf(id)) store.writeAttempt(undefined)
    },
    /** Starts a correction, with the sent values if this tab still has them. */
    correct: (id: string) => startWith({ values: attemptOf(id)?.values ?? {}, replaces: id }),
    /** Empties the form, but keeps what was sent. */
    clear: () => startWith(undefined),
    /** Empties the form and forgets what was sent. Returns the function that undoes it. */
    discard: () => {
      const lastDraft = store.read()
      const lastAttempt = store.readAttempt()
      const values = form.getValues()
      startWith(undefined)
      store.writeAttempt(undefined)
      return () => {
        store.write(lastDraft)
        store.writeAttempt(lastAttempt)
        fill(lastDraft && { ...lastDraft, values })
      }
    },
    /** Starts to send. The same request keeps its id, unless it is stored and the visitor sends it again on purpose. */
    startAttempt: (isStored: (id: string) => boolean): LastAttempt<Values> => {
      const values = form.getValues()
      const request = { about, replaces: draft?.replaces, values: withoutPasswords(values) }
      const last = store.readAttempt()
      if (last && last.about === about && isSame(last.values, request.values)) {
        const isUnchangedCorrection = last.id === request.replaces
        const isRepeated = last.replaces === request.replaces && !isStored(last.id)
        if (isUnchangedCorrection || isRepeated) return last
      }
      const attempt = { ...request, id: newId(), reference: createReference(values) }
      store.writeAttempt(attempt)
      return attempt
    },
    /** Ends the draft of sent values. Values that were typed during the request stay in the form. */
    end: (sent: Partial<Values>) => {
      setRestored(false)
      fill(store.end(sent, form.getValues()))
    },
  }
}

/** Calls back when the content of an object changes. The object may be a new one in each render. */
function useOnChange(value: object, callback: () => void) {
  const onChange = useEffectEvent(callback)
  const content = JSON.stringify(value)
  const lastContent = useRef(content)
  useEffect(() => {
    if (lastContent.current !== content) onChange()
    lastContent.current = content
  }, [content])
}
