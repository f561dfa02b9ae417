import { DAY_MS } from '@/lib/day'
import { store } from '@/lib/store'
import { type Area, isObject, readStored, removeStored, writeStored } from '@/lib/stored-value'

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
  /** What this tab has sent last. */
  lastAttempt?: LastAttempt<Values> | undefined
}

/** A draft as it was sent. Until it is stored, the same submission has the same id. */
export type LastAttempt<Values> = Pick<Draft<Values>, 'values' | 'replaces'> & {
  id: string
  reference: string
  /** The package, product or selection, if the form has several. */
  about: string
  isStored: boolean
}

/** A submission without its id: `repeatedAttempt` compares these parts with the last attempt. */
type Submission<Values> = Pick<LastAttempt<Values>, 'about' | 'replaces' | 'values'>

/**
 * Returns the last attempt if the submission is the same: sent again after a failure, or a correction that changes nothing.
 * Returns undefined if it is a new one, also if the visitor sends the same values again after they were stored.
 */
export function repeatedAttempt<Values>(
  last: LastAttempt<Values> | undefined,
  { about, replaces, values }: Submission<Values>,
) {
  if (!last || last.about !== about || !isSame(last.values, values)) return undefined
  const isUnchangedCorrection = last.id === replaces
  const isSentAgain = last.replaces === replaces && !last.isStored
  return isUnchangedCorrection || isSentAgain ? last : undefined
}

/** The draft of a form as a store. Each change is written to the device, without passwords. */
export function draftStore<Values extends object>(name: string, place: DraftPlace, defaults: Values) {
  const area = place === 'device' ? 'localStorage' : 'sessionStorage'
  const duration = place === 'device' ? DRAFT_DAYS * DAY_MS : undefined
  const { get, set, initial, subscribe } = store<Draft<Values>>(blank)
  /** The draft on the device, which another tab may have changed. */
  const read = () => parseDraft(readStored(area, draftKey(name)), defaults)
  const restored = read()
  const lastAttempt = parseAttempt(readStored('sessionStorage', attemptKey(name)), defaults)
  if (!isBlank(restored) || lastAttempt)
    set({ ...restored, lastAttempt, isRestored: !restored.replaces && !isEmpty(restored.values) })

  const update = (changes: Partial<Draft<Values>>) => {
    const next = { ...get(), ...changes }
    next.values = withoutPasswords(next.values)
    const { values, replaces, lastAttempt } = next
    // Without new values, the draft on the device stays: another tab may have changed it.
    if (changes.values) save(area, draftKey(name), isBlank(next) ? undefined : { values, replaces }, duration)
    // The attempt stays in the tab: no other tab may send with its id.
    if ('lastAttempt' in changes) save('sessionStorage', attemptKey(name), lastAttempt)
    set(next)
  }
  return {
    get,
    initial,
    subscribe,
    update,
    /** Adds values that the visitor has changed. */
    change: (values: Partial<Values>) => update({ values: { ...read().values, ...values } }),
    /** The values of the draft that differ from these, also those of another tab. */
    newerThan: (sent: Partial<Values>) => changesSince(sent, read().values),
  }
}

/** A draft in which the visitor has typed nothing. */
export const blank = { values: {}, replaces: undefined, isRestored: false }

const isBlank = ({ values, replaces }: Draft<object>) => isEmpty(values) && !replaces

function save(area: Area, key: string, value: object | undefined, duration?: number) {
  if (value) writeStored(area, key, value, duration)
  else removeStored(area, key)
}

function parseDraft<Values extends object>(
  { values, replaces }: Record<string, unknown> = {},
  defaults: Values,
): Draft<Values> {
  return {
    values: isObject(values) ? fittingValues(values, defaults) : {},
    replaces: typeof replaces === 'string' ? replaces : undefined,
  }
}

function parseAttempt<Values extends object>(
  stored: Record<string, unknown> = {},
  defaults: Values,
): LastAttempt<Values> | undefined {
  const { id, reference, about } = stored
  if (typeof id !== 'string' || typeof reference !== 'string' || typeof about !== 'string') return undefined
  return { ...parseDraft(stored, defaults), id, reference, about, isStored: stored.isStored === true }
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
  const fits = ([field, value]: [string, unknown]) => typeOf(value) === typeOf(defaultValues.get(field))
  return Object.fromEntries(Object.entries(values).filter(fits)) as Partial<Values>
}

const typeOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)

export const isEmpty = (values: object) => Object.keys(values).length === 0

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

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
