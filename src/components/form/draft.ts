import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FormFields } from '@/components/form/form-model'
import { draftKey } from '@/components/form/form-storage'
import { useStore } from '@/components/hooks/use-store'
import { changesSince, isEmpty, isSame } from '@/lib/changes'
import { DAY_MS } from '@/lib/day'
import { store } from '@/lib/store'
import { isObject, readStored, writeOrRemove } from '@/lib/stored-value'
import { isSecret } from '@/lib/typed-fields'
import { useTypedBeforeHydration } from '@/loading/hydration'

const DRAFT_DAYS = 7

/** `tab` keeps a draft until the tab is closed, `device` for 7 days in all tabs; the last tab that writes a field wins. */
export type DraftPlace = 'tab' | 'device'

export type Draft<Values> = {
  /** The fields that the visitor has changed. */
  values: Partial<Values>
  /** The id of the row that this draft corrects. */
  replaces?: string | undefined
  /** Whether the draft is from before this load. False for a correction, which has a note of its own. */
  isRestored?: boolean | undefined
}

type DraftOptions<Values extends FieldValues> = {
  name: string
  place: DraftPlace
  defaultValues: Values
  /** The values that the form sent last, if they are stored. */
  storedValues: () => Values | undefined
}

/** The draft of a form. It holds the changed fields but no passwords, is restored at a load, and keeps each change. */
export function useDraft<Values extends FieldValues>(
  fields: FormFields<Values>,
  { name, place, defaultValues, storedValues }: DraftOptions<Values>,
) {
  const [formDraft] = useState(() => draftStore(name, place, defaultValues))
  const { values, isRestored = false, replaces } = useStore(formDraft)
  const fillForm = (values: Partial<Values>) =>
    fields.reset({ ...defaultValues, ...values }, { keepFieldsRef: true })

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
      fields.subscribe({
        formState: { values: true },
        callback: ({ values, name: field, type }) => {
          if (type === 'change' && field) formDraft.merge({ [field]: values[field] } as Partial<Values>)
        },
      }),
    [fields.subscribe, formDraft],
  )

  useOnNewDefaults(defaultValues, () => fillForm(formDraft.get().values))

  return {
    hasValues: !isEmpty(values),
    isRestored,
    replaces,
    get: formDraft.get,
    newerThan: formDraft.newerThan,
    /** Enters values into form and draft, as if the visitor had typed them. */
    merge: (values: Partial<Values>) => {
      if (isEmpty(values)) return
      fields.setValues(values)
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

const blank = { values: {}, replaces: undefined, isRestored: false }

/** The draft as a store. Each change is written to the device, without passwords. */
function draftStore<Values extends object>(name: string, place: DraftPlace, defaults: Values) {
  const area = place === 'device' ? 'localStorage' : 'sessionStorage'
  const duration = place === 'device' ? DRAFT_DAYS * DAY_MS : undefined
  const shown = store<Draft<Values>>(blank)
  /** The draft on the device, which another tab may have changed. */
  const read = () => parseDraft(readStored(area, draftKey(name)), defaults)
  const restored = read()
  if (!isEmptyDraft(restored)) shown.set({ ...restored, isRestored: !restored.replaces })

  const set = (draft: Draft<Values>) => {
    const kept = { ...draft, values: withoutPasswords(draft.values) }
    const { values, replaces } = kept
    writeOrRemove(area, draftKey(name), isEmptyDraft(kept) ? undefined : { values, replaces }, duration)
    shown.set(kept)
  }
  return {
    ...shown,
    set,
    /** Merges the visitor's changes with the draft on the device, not with the shown one: another tab may have changed it. */
    merge: (values: Partial<Values>) => set({ ...shown.get(), values: { ...read().values, ...values } }),
    /** The values of the draft that differ from these, also those of another tab. */
    newerThan: (sent: Partial<Values>) => changesSince(sent, read().values),
  }
}

const isEmptyDraft = ({ values, replaces }: Draft<object>) => isEmpty(values) && !replaces

export function parseDraft<Values extends object>(
  { values, replaces }: Record<string, unknown> = {},
  defaults: Values,
): Draft<Values> {
  return {
    values: isObject(values) ? fittingValues(values, defaults) : {},
    replaces: typeof replaces === 'string' ? replaces : undefined,
  }
}

export function withoutPasswords<Values extends object>(values: Values) {
  const kept = Object.entries(values).filter(([field]) => !isSecret(field))
  return Object.fromEntries(kept) as Partial<Values>
}

/** Drops stored values whose field no longer exists, or has another type: another version of the site may have stored them. */
function fittingValues<Values extends object>(values: object, defaults: Values) {
  const defaultValues = new Map<string, unknown>(Object.entries(defaults))
  const fits = ([field, value]: [string, unknown]) => typeOf(value) === typeOf(defaultValues.get(field))
  return Object.fromEntries(Object.entries(values).filter(fits)) as Partial<Values>
}

const typeOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)

/** The values in the page's fields that differ from those of the form. */
export function changedFields<Values extends object>(formValues: Values, fieldValues: object) {
  return changesSince(formValues, fittingValues(fieldValues, formValues))
}
