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

/** The draft of a form. Draft and fields always hold the same values: they are restored at a load, and each change is stored. */
export function useDraft<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  { name, place, defaultValues, wasStored }: DraftOptions<Values>,
) {
  const [store] = useState(() => draftStore(name, place, defaultValues))
  const { values, isRestored, replaces } = useStore(store)
  const { undo, offerUndo } = useUndo()

  const draftValues = () => ({ ...defaultValues, ...store.get().values })
  const fillForm = (values: Values) => form.reset(values, { keepFieldsRef: true })
  /** Replaces all values of the draft and of the form. */
  const replaceDraft = (values: Partial<Values>, replaces?: string) => {
    store.set({ values, replaces, isRestored: false })
    fillForm(draftValues())
  }
  /** Enters values into form and draft, as if the visitor had typed them. */
  const enter = (values: Partial<Values>) => {
    if (isEmpty(values)) return
    form.setValues(values)
    store.merge(values)
  }
  /** Enters those values of the page's fields that the form lacks: typed before hydration, or filled in without an event. */
  const enterChanged = (fieldValues: object) => enter(changedFields(draftValues(), fieldValues))

  /**
   * Fills the form at a load, with the draft if there is one. The page's fields hold one of these:
   * - nothing
   * - values typed before hydration: they are added to the draft
   * - values of a stored submission, which Firefox restores after a reload: they are dropped
   */
  const fillAtLoad = (fieldValues: object) => {
    const typed = changedFields(defaultValues, fieldValues)
    const isOutdated = wasStored(typed)
    if (isOutdated || !isEmpty(store.get().values)) fillForm(draftValues())
    if (!isOutdated) enterChanged(typed)
  }
  useTypedBeforeHydration(name, fillAtLoad)

  useLayoutEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name: field, type }) => {
          if (type === 'change' && field) store.merge({ [field]: values[field] } as Partial<Values>)
        },
      }),
    [form.subscribe, store],
  )

  useOnNewPrefill(defaultValues, () => fillForm(draftValues()))

  return {
    hasValues: !isEmpty(values),
    isRestored,
    replaces,
    enter,
    enterChanged,
    /** Ends the draft of stored values. Values that were typed during the request stay in the form. */
    end: (stored: Partial<Values>) => replaceDraft(store.newerThan(stored)),
    startCorrection: (id: string, sent: Partial<Values> = {}) => replaceDraft(sent, id),
    empty: () => replaceDraft({}),
    /** Empties the form, and offers to undo this together with `undoMore`. */
    emptyWithUndo: (undoMore: () => void) => {
      const emptied = { draft: store.get(), values: form.getValues() }
      replaceDraft({})
      offerUndo(() => {
        store.set(emptied.draft)
        fillForm(emptied.values)
        undoMore()
      })
    },
    /** Undoes `emptyWithUndo`, while that is possible. */
    undo,
  }
}

/** Calls back when another link gives the open form other default values: fields that the visitor has not changed get them. */
function useOnNewPrefill(defaultValues: object, onNewPrefill: () => void) {
  const prefill = JSON.stringify(defaultValues)
  const lastPrefill = useRef(prefill)
  const callBack = useEffectEvent(onNewPrefill)
  useEffect(() => {
    if (lastPrefill.current !== prefill) callBack()
    lastPrefill.current = prefill
  }, [prefill])
}
