import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { AttemptStore } from '@/components/form/attempts'
import { changedFields, type Draft, type DraftPlace, draftStore, isEmpty } from '@/components/form/draft'
import { typedInto } from '@/lib/typed-fields'
import { useTypedBeforeHydration } from '@/loading/hydration'

export type FormDraft<Values extends FieldValues> = ReturnType<typeof useDraft<Values, unknown>>

/** Keeps the values of a form and its draft the same: restores them at a load, and stores each change. */
export function useDraft<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  attempts: AttemptStore<Values>,
  { name, place, defaultValues }: { name: string; place: DraftPlace; defaultValues: Values },
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
  const startWith = (next?: Draft<Values>) => {
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

  useTypedBeforeHydration(name, (fieldValues) => {
    const stored = store.read()
    const typed = changedFields(defaultValues, fieldValues)
    // After a reload Firefox restores the values of a stored submission: empty the fields.
    if (!stored && attempts.hasStored(typed)) return fill(undefined)
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
    startWith,
    /** Empties the form and deletes the draft. Returns the function that undoes it. */
    discard: () => {
      const lastDraft = store.read()
      const values = form.getValues()
      startWith()
      return () => {
        store.write(lastDraft)
        fill(lastDraft && { ...lastDraft, values })
      }
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
