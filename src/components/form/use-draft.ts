import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { changedFields, type DraftPlace, draftStore } from '@/components/form/draft'
import { useStore } from '@/components/hooks/use-store'
import { useUndo } from '@/components/hooks/use-undo'
import { isEmpty } from '@/lib/changes'
import { useTypedBeforeHydration } from '@/loading/hydration'

type DraftOptions<Values extends FieldValues> = {
  name: string
  place: DraftPlace
  defaultValues: Values
  /** Whether these values were sent and stored. */
  wasStored: (values: Partial<Values>) => boolean
}

export type DraftModel<Values extends FieldValues> = ReturnType<typeof useDraft<Values, unknown>>

/** The draft of a form. Its fields and the draft always hold the same values: they are restored at a load, and each change is stored. */
export function useDraft<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  { name, place, defaultValues, wasStored }: DraftOptions<Values>,
) {
  const [store] = useState(() => draftStore(name, place, defaultValues))
  const { values, isRestored, replaces } = useStore(store)
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
    // After a reload Firefox restores the values of a stored submission: drop them.
    if (wasStored(typed)) return fill(draftValues())
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
    hasValues: !isEmpty(values),
    isRestored,
    replaces,
    enter,
    enterMissed,
    /** Ends the draft of stored values. Values that were typed during the request stay in the form. */
    end: (stored: Partial<Values>) => startWith(store.newerThan(stored)),
    startCorrection: (id: string, sent: Partial<Values> = {}) => startWith(sent, id),
    empty: () => startWith({}),
    /** Empties the form, and offers to undo this together with `undoMore`. */
    discard: (undoMore: () => void) => {
      const discarded = { draft: store.get(), values: form.getValues() }
      startWith({})
      offerUndo(() => {
        store.set(discarded.draft)
        fill(discarded.values)
        undoMore()
      })
    },
    /** Undoes `discard`, while that is possible. */
    undo,
  }
}
