import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { AttemptStore } from '@/components/form/attempts'
import {
  changesSince,
  type Draft,
  type DraftPlace,
  draftStore,
  fittingValues,
  isSame,
  withoutPasswords,
} from '@/components/form/draft'
import { useUndo } from '@/components/hooks/use-undo'
import { consumeTyping, typedInto } from '@/loading/early-typing'

type DraftOptions<Values> = { name: string; place: DraftPlace; defaultValues: Values }

export type FormDraft<Values extends FieldValues> = ReturnType<typeof useDraft<Values, unknown>>

/** Keeps the values of a form and its draft the same: restores them at a load, and stores each change. */
export function useDraft<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  attempts: AttemptStore<Values>,
  { name, place, defaultValues }: DraftOptions<Values>,
) {
  const [store] = useState(() => draftStore(name, place, defaultValues))
  const [draft, setDraft] = useState<Draft<Values>>()
  const [isRestored, setRestored] = useState(false)
  const { undo, offerUndo } = useUndo()

  const fill = (next: Draft<Values> | undefined) => {
    setDraft(next)
    setRestored(false)
    form.reset({ ...defaultValues, ...next?.values }, { keepFieldsRef: true })
  }
  const startWith = (next?: Draft<Values>) => {
    if (next) store.write(next)
    else store.clear()
    fill(next)
  }
  const storeChange = (values: Partial<Values>) => {
    const last = store.read()
    const next = { ...last, values: { ...last?.values, ...values } }
    store.write(next)
    setDraft(next)
  }
  const enter = (values: Partial<Values>) => {
    form.setValues(values)
    storeChange(values)
  }
  /** Enters those values of `typed` that the form does not have. */
  const enterTyped = (typed: object) => {
    const known = { ...defaultValues, ...store.read()?.values }
    const changed = changesSince(known, fittingValues(typed, defaultValues))
    if (Object.keys(changed).length > 0) enter(changed)
  }
  /** Whether the typed values are those of the submission that this tab has stored last. */
  const areStored = (typed: object) => {
    const attempt = attempts.read()
    if (!attempt?.isStored) return false
    const sent: Partial<Values> = { ...defaultValues, ...attempt.values }
    return Object.entries(typed).every(([field, value]) => isSame(sent[field], value))
  }

  /** Restores the draft, then stores each change. Returns the cleanup function. */
  const restoreAndStore = useEffectEvent(() => {
    const typed = changesSince(defaultValues, fittingValues(consumeTyping(name), defaultValues))
    const stored = store.read()
    if (!stored && areStored(typed)) {
      // After a reload Firefox restores the values of a stored submission: empty the fields.
      fill(undefined)
    } else {
      if (stored) {
        fill(stored)
        setRestored(!stored.replaces && Object.keys(stored.values).length > 0)
      }
      enterTyped(typed)
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, name: field, type }) => {
        if (type === 'change' && field) storeChange({ [field]: values[field] } as Partial<Values>)
      },
    })
  })
  useLayoutEffect(() => restoreAndStore(), [])

  /** Enters new default values, such as the prefill of another link, into the fields that the visitor has not changed. */
  const prefill = useEffectEvent(() => {
    form.reset({ ...defaultValues, ...store.read()?.values }, { keepFieldsRef: true })
  })
  // Compare by content, because the values are a new object in each render.
  const json = JSON.stringify(defaultValues)
  const lastJson = useRef(json)
  useEffect(() => {
    if (lastJson.current !== json) prefill()
    lastJson.current = json
  }, [json])

  return {
    isOnDevice: place === 'device',
    hasValues: Object.keys(draft?.values ?? {}).length > 0,
    /** Whether the draft holds text of an earlier visit, or from before a reload. */
    isRestored,
    /** The id of the row that the draft corrects. */
    replaces: draft?.replaces,
    /** Enters values as if the visitor had typed them. */
    enter,
    /** Reads values that a browser filled in without an event. */
    readFields: (element: HTMLFormElement) => enterTyped(typedInto(element)),
    /** Fills the form with a draft and stores it. Without a draft the form gets its default values. */
    startWith,
    /** Empties the form and the device. `undo` is set while that can be undone. */
    discard: () => {
      const lastDraft = store.read()
      const lastAttempt = attempts.read()
      const values = form.getValues()
      startWith()
      attempts.clear()
      offerUndo(() => {
        if (lastDraft) store.write(lastDraft)
        if (lastAttempt) attempts.write(lastAttempt)
        fill(lastDraft && { ...lastDraft, values })
      })
    },
    undo,
    /** Ends the draft of stored values. Values that were typed during the request stay: they were not sent. */
    end: (stored: Partial<Values>) => {
      store.clearOwn()
      const typed = withoutPasswords(changesSince(stored, form.getValues()))
      const next = Object.keys(typed).length > 0 ? { values: typed } : undefined
      if (next) store.write(next)
      fill(next)
    },
  }
}
