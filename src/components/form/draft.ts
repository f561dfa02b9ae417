import { type Area, DAY, isObject, readStored, removeStored, writeStored } from '@/lib/stored-value'

const KEY = 'draft:v2'
const DAYS = 7

/** `tab` keeps a draft until the tab is closed, `device` for 7 days in all tabs; the last tab that writes wins. */
export type DraftPlace = 'tab' | 'device'

export type Draft<Values> = {
  /** The fields that the visitor has changed. */
  values: Partial<Values>
  /** The id of the row that this draft corrects. */
  replaces?: string | undefined
}

/** Keeps the draft of a form, without passwords. */
export function draftStore<Values extends object>(name: string, place: DraftPlace, defaults: Values) {
  const area: Area = place === 'device' ? 'localStorage' : 'sessionStorage'
  const key = `${KEY}:${name}`
  const read = (): Draft<Values> | undefined => {
    const { values, replaces } = readStored(area, key) ?? {}
    if (!isObject(values)) return undefined
    return {
      values: fittingValues(values, defaults),
      replaces: typeof replaces === 'string' ? replaces : undefined,
    }
  }
  /** The draft as this tab last read or wrote it. */
  let lastKnown = read()
  /** Stores a draft. Without a draft the stored one is deleted. */
  const write = (draft: Draft<Values> | undefined) => {
    const duration = place === 'device' ? DAYS * DAY : undefined
    if (draft) writeStored(area, key, { ...draft, values: withoutPasswords(draft.values) }, duration)
    else removeStored(area, key)
    lastKnown = read()
  }
  return {
    read,
    write,
    /** Adds changed values to the draft. Returns the new draft. */
    change: (values: Partial<Values>): Draft<Values> => {
      const last = read()
      const draft = { ...last, values: { ...last?.values, ...values } }
      write(draft)
      return draft
    },
    /** Ends the draft of sent values, but no newer one of another tab. Returns a draft of values typed during the request. */
    end: (sent: Partial<Values>, current: Values): Draft<Values> | undefined => {
      const unsent = withoutPasswords(changesSince(sent, current))
      const draft = isEmpty(unsent) ? undefined : { values: unsent }
      if (draft || isSame(read(), lastKnown)) write(draft)
      return draft
    },
  }
}

/** Removes the draft of a form, also a malformed one. */
export function forgetDraft(name: string) {
  removeStored('localStorage', `${KEY}:${name}`)
  removeStored('sessionStorage', `${KEY}:${name}`)
}

export function withoutPasswords<Values extends object>(values: Values) {
  const kept = Object.entries(values).filter(([field]) => !/password/i.test(field))
  return Object.fromEntries(kept) as Partial<Values>
}

/** Drops stored values whose field no longer exists, or has another type: another version of the site may have stored them. */
export function fittingValues<Values extends object>(values: object, defaults: Values) {
  const defaultValues = new Map<string, unknown>(Object.entries(defaults))
  const fits = ([field, value]: [string, unknown]) => {
    const defaultValue = defaultValues.get(field)
    if (Array.isArray(defaultValue)) return isListOfTexts(value)
    return defaultValue !== undefined && typeof value === typeof defaultValue && !Array.isArray(value)
  }
  return Object.fromEntries(Object.entries(values).filter(fits)) as Partial<Values>
}

const isListOfTexts = (value: unknown) =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

export const isEmpty = (values: object = {}) => Object.keys(values).length === 0

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The values of `now` that differ from `before`. */
export function changesSince<Values extends object>(before: Partial<Values>, now: Partial<Values>) {
  const earlier = new Map(Object.entries(before))
  const changed = Object.entries(now).filter(([field, value]) => !isSame(value, earlier.get(field)))
  return Object.fromEntries(changed) as Partial<Values>
}

/** The values in the page's fields that differ from those of the form. */
export function changedFields<Values extends object>(formValues: Values, fieldValues: object) {
  return changesSince(formValues, fittingValues(fieldValues, formValues))
}
