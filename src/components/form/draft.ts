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
  let lastKnown = JSON.stringify(read())
  return {
    read,
    write: ({ values, replaces }: Draft<Values>) => {
      const draft = { values: withoutPasswords(values), replaces }
      writeStored(area, key, draft, place === 'device' ? DAYS * DAY : undefined)
      lastKnown = JSON.stringify(read())
    },
    clear: () => removeStored(area, key),
    /** Deletes the draft, unless another tab has written a newer one. */
    clearOwn: () => {
      if (JSON.stringify(read()) === lastKnown) removeStored(area, key)
    },
  }
}

/** Removes the draft of a form, also a malformed one. */
export function forgetDraft(name: string) {
  removeStored('localStorage', `${KEY}:${name}`)
  removeStored('sessionStorage', `${KEY}:${name}`)
}

/** Whether a field is a password, by its name. */
const isPassword = (field: string) => /password/i.test(field)

export function withoutPasswords<Values extends object>(values: Values) {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !isPassword(field))) as Partial<Values>
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

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The values of `now` that differ from `before`. */
export function changesSince<Values extends object>(before: Partial<Values>, now: Partial<Values>) {
  const earlier = new Map(Object.entries(before))
  const changed = Object.entries(now).filter(([field, value]) => !isSame(value, earlier.get(field)))
  return Object.fromEntries(changed) as Partial<Values>
}
