import { draftKey } from '@/components/form/form-storage'
import { changesSince, isEmpty } from '@/lib/changes'
import { DAY_MS } from '@/lib/day'
import { store } from '@/lib/store'
import { isObject, readStored, writeOrRemove } from '@/lib/stored-value'
import { isBlank, isSecret } from '@/lib/typed-fields'

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

const blank = { values: {}, replaces: undefined, isRestored: false }

/** The draft as a store. Each change is written to the device, without passwords. */
export function draftStore<Values extends object>(name: string, place: DraftPlace, defaults: Values) {
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
    merge: (values: Partial<Values>) =>
      set({ ...shown.get(), values: withoutEmptied({ ...read().values, ...values }, defaults) }),
    /** Whether the device still has the draft. The form's request removes it, also after the visitor has left the page. */
    isKept: () => !isEmptyDraft(read()),
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

/** Drops blank values of fields that are blank by default: the visitor has emptied them again. */
const withoutEmptied = <Values extends object>(values: object, defaults: Values) =>
  filterValues(values, defaults, (value, initial) => !isBlank(value) || !isBlank(initial))

/** Drops stored values whose field no longer exists, or has another type: another version of the site may have stored them. */
const fittingValues = <Values extends object>(values: object, defaults: Values) =>
  filterValues(values, defaults, (value, initial) => typeOf(value) === typeOf(initial))

/** The values that a rule keeps. It gets each value and its field's default value. */
function filterValues<Values extends object>(
  values: object,
  defaults: Values,
  isKept: (value: unknown, initial: unknown) => boolean,
) {
  const initial = new Map<string, unknown>(Object.entries(defaults))
  const kept = Object.entries(values).filter(([field, value]) => isKept(value, initial.get(field)))
  return Object.fromEntries(kept) as Partial<Values>
}

const typeOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)

/** The values in the page's fields that differ from those of the form. */
export function changedFields<Values extends object>(formValues: Values, fieldValues: object) {
  return changesSince(formValues, fittingValues(fieldValues, formValues))
}
