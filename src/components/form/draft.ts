import { DAY_MS } from '@/lib/day'
import { store } from '@/lib/store'
import { isObject, readStored, removeStored, writeStored } from '@/lib/stored-value'

const DRAFT_DAYS = 7
const draftKey = (form: string) => `draft:v2:${form}`
const attemptKey = (form: string) => `attempt:v1:${form}`

/** `tab` keeps a draft until the tab is closed, `device` for 7 days in all tabs; the last tab that writes a field wins. */
export type DraftPlace = 'tab' | 'device'

export type Draft<Values> = {
  /** The fields that the visitor has changed. */
  values: Partial<Values>
  /** The id of the row that this draft corrects. */
  replaces?: string | undefined
  /** Whether the draft holds text of an earlier visit, or from before a reload. */
  isRestored?: boolean
}

/** The draft as it was last sent. The same submission has the same id, so that it is stored only once. */
export type LastAttempt<Values> = Omit<Draft<Values>, 'isRestored'> & {
  id: string
  reference: string
  /** The package, product or selection, if the form has several. */
  about: string
}

/** The draft of a form as a store. Each change is written to the device, without passwords. */
export function draftStore<Values extends object>(name: string, place: DraftPlace, defaults: Values) {
  const area = place === 'device' ? 'localStorage' : 'sessionStorage'
  const duration = place === 'device' ? DRAFT_DAYS * DAY_MS : undefined
  const { get, set, initial, subscribe } = store<Draft<Values> | undefined>(undefined)
  /** The draft on the device, which another tab may have changed. */
  const read = () => parseDraft(readStored(area, draftKey(name)), defaults)
  const restored = read()
  if (restored) set({ ...restored, isRestored: !restored.replaces && !isEmpty(restored.values) })

  /** Replaces the draft. `undefined` deletes it. */
  const write = (draft: Draft<Values> | undefined) => {
    const values = withoutPasswords(draft?.values ?? {})
    if (draft) writeStored(area, draftKey(name), { values, replaces: draft.replaces }, duration)
    else removeStored(area, draftKey(name))
    set(draft && { ...draft, values })
  }
  return {
    get,
    initial,
    subscribe,
    write,
    /** Adds changed values to the draft. */
    change: (values: Partial<Values>) => write({ ...get(), values: { ...read()?.values, ...values } }),
    /** Removes sent values from the draft. Newer values stay, also those of another tab. */
    end: (sent: Partial<Values>) => {
      const newer = changesSince(sent, read()?.values ?? {})
      write(isEmpty(newer) ? undefined : { values: newer })
    },
  }
}

/** Keeps the last attempt to send a form in the tab: no other tab may send with its id. */
export function attemptStorage<Values extends object>(name: string, defaults: Values) {
  const get = (): LastAttempt<Values> | undefined => {
    const stored = readStored('sessionStorage', attemptKey(name)) ?? {}
    const { id, reference, about } = stored
    const draft = parseDraft(stored, defaults)
    if (!draft || typeof id !== 'string' || typeof reference !== 'string' || typeof about !== 'string')
      return undefined
    return { ...draft, id, reference, about }
  }
  return {
    get,
    set: (attempt: LastAttempt<Values> | undefined) => {
      if (attempt) writeStored('sessionStorage', attemptKey(name), attempt)
      else removeStored('sessionStorage', attemptKey(name))
    },
    /** The values that this tab has sent with this id. */
    valuesOf: (id: string) => {
      const attempt = get()
      return attempt?.id === id ? attempt.values : undefined
    },
  }
}

function parseDraft<Values extends object>(stored: Record<string, unknown> | undefined, defaults: Values) {
  if (!isObject(stored?.values)) return undefined
  const { values, replaces } = stored
  const draft: Draft<Values> = {
    values: fittingValues(values, defaults),
    replaces: typeof replaces === 'string' ? replaces : undefined,
  }
  return draft
}

/** Removes the draft of a form and its last attempt, also malformed ones. */
export function forgetDraft(name: string) {
  removeStored('localStorage', draftKey(name))
  removeStored('sessionStorage', draftKey(name))
  removeStored('sessionStorage', attemptKey(name))
}

export function withoutPasswords<Values extends object>(values: Values) {
  const kept = Object.entries(values).filter(([field]) => !/password/i.test(field))
  return Object.fromEntries(kept) as Partial<Values>
}

/** Drops stored values whose field no longer exists, or has another type: another version of the site may have stored them. */
function fittingValues<Values extends object>(values: object, defaults: Values) {
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
function changesSince<Values extends object>(before: Partial<Values>, now: Partial<Values>) {
  const earlier = new Map(Object.entries(before))
  const changed = Object.entries(now).filter(([field, value]) => !isSame(value, earlier.get(field)))
  return Object.fromEntries(changed) as Partial<Values>
}

/** The values in the page's fields that differ from those of the form. */
export function changedFields<Values extends object>(formValues: Values, fieldValues: object) {
  return changesSince(formValues, fittingValues(fieldValues, formValues))
}
