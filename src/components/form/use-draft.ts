import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { changedFields, type Draft, type DraftPlace, draftStore } from '@/components/form/draft-store'
import type { HookForm } from '@/components/form/form-model'
import { useStore } from '@/components/hooks/use-store'
import { changesSince, isEmpty, isSame } from '@/lib/changes'
import { useTypedBeforeHydration } from '@/loading/hydration'

type DraftOptions<Values extends FieldValues> = {
  name: string
  place: DraftPlace
  defaultValues: Values
  /** The values that the form has sent last, if they are stored. */
  storedValues: () => Partial<Values> | undefined
}

/** The draft of a form. It holds the changed fields but no passwords, is restored at a load, and keeps each change. */
export function useDraft<Values extends FieldValues>(
  hookForm: HookForm<Values>,
  { name, place, defaultValues, storedValues }: DraftOptions<Values>,
) {
  const [formDraft] = useState(() => draftStore(name, place, defaultValues))
  const { values, isRestored = false, replaces } = useStore(formDraft)
  const fillForm = (values: Partial<Values>) =>
    hookForm.reset({ ...defaultValues, ...values }, { keepFieldsRef: true })

  useTypedBeforeHydration(name, (fieldValues) => {
    const draft = formDraft.get().values
    const typed = changedFields(defaultValues, fieldValues)
    if (isEmpty(draft) && isEmpty(typed)) return
    const loaded = valuesAtLoad(typed, draft, storedValues())
    fillForm(loaded)
    if (!isSame(loaded, draft)) formDraft.merge(loaded)
  })

  useLayoutEffect(
    () =>
      hookForm.subscribe({
        formState: { values: true },
        callback: ({ values, name: field, type }) => {
          if (type === 'change' && field) formDraft.merge({ [field]: values[field] } as Partial<Values>)
        },
      }),
    [hookForm.subscribe, formDraft],
  )

  useOnNewDefaults(defaultValues, () => fillForm(formDraft.get().values))

  return {
    hasValues: !isEmpty(values),
    isRestored,
    replaces,
    get: formDraft.get,
    newerThan: formDraft.newerThan,
    isKept: formDraft.isKept,
    /** Enters values into form and draft, as if the visitor had typed them. */
    enter: (values: Partial<Values>) => {
      if (isEmpty(values)) return
      hookForm.setValues(values)
      formDraft.merge(values)
    },
    /** Fills the form with another draft. */
    replace: (draft: Draft<Values>) => {
      formDraft.set(draft)
      fillForm(draft.values)
    },
  }
}

/**
 * The changed values of a form at a load. `typed` are those of the page's fields, which may be:
 * - none
 * - typed before hydration: they are newer than the draft
 * - those of a stored submission, which Firefox restores after a reload: they are dropped
 */
export function valuesAtLoad<Values extends object>(
  typed: Partial<Values>,
  draft: Partial<Values>,
  stored: Values | undefined,
) {
  const isOutdated = stored && isEmpty(changesSince(stored, typed))
  return isOutdated ? draft : { ...draft, ...typed }
}

/** Calls back when another link gives the open form other default values: fields that the visitor has not changed get them. */
function useOnNewDefaults(defaultValues: object, onNewDefaults: () => void) {
  const defaults = JSON.stringify(defaultValues)
  const lastDefaults = useRef(defaults)
  const callBack = useEffectEvent(onNewDefaults)
  useEffect(() => {
    if (lastDefaults.current !== defaults) callBack()
    lastDefaults.current = defaults
  }, [defaults])
}
