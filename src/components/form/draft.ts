import { type Area, DAY, isObject, readStored, removeStored, writeStored } from '@/lib/stored-value'

const DRAFT_KEY = 'draft:v2'
const ATTEMPT_KEY = 'attempt:v1'
const DRAFT_DAYS = 7

/** `tab` keeps a draft until the tab is closed, `device` for 7 days in all tabs; the last tab that writes wins. */
export type DraftPlace = 'tab' | 'device'

export type Draft<Values> = {
  /** The fields that the visitor has changed. */
  values: Partial<Values>
  /** The id of the row that this draft corrects. */
  replaces?: string | undefined
}

/** The last attempt of this tab to send the form. */
export type SentAttempt<Values> = {
  id: string
  /** The package, product or selection, if the form has several. */
  about: string
  reference: string
  values: Partial<Values>
  /** Whether the database has confirmed the row. */
  isStored: boolean
}

export type DraftStore<Values extends object> = ReturnType<typeof draftStore<Values>>

/** The draft of a form and its last attempt. Passwords are in neither. */
export function draftStore<Values extends object>(name: string, place: DraftPlace, defaults: Values) {
  const area: Area = place === 'device' ? 'localStorage' : 'sessionStorage'
  const key = `${DRAFT_KEY}:${name}`
  const attemptKey = `${ATTEMPT_KEY}:${name}`
  const read = (): Draft<Values> | undefined => {
    const { values, replaces } = readStored(area, key) ?? {}
    if (!isObject(values)) return undefined
    return {
      values: fittingValues(values, defaults),
      replaces: typeof replaces === 'string' ? replaces : undefined,
    }
  }
  /** The draft as this tab last read or wrote it. The tab must not delete a newer draft of another tab. */
  let written = JSON.stringify(read())
  const readAttempt = (): SentAttempt<Values> | undefined => {
    const { id, about, reference, values, isStored } = readStored('sessionStorage', attemptKey) ?? {}
    if (typeof id !== 'string' || typeof about !== 'string' || typeof reference !== 'string') return undefined
    if (!isObject(values)) return undefined
    return { id, about, reference, values: fittingValues(values, defaults), isStored: isStored === true }
  }
  const writeAttempt = (attempt: SentAttempt<Values>) => writeStored('sessionStorage', attemptKey, attempt)
  return {
    read,
    write: ({ values, replaces }: Draft<Values>) => {
      const draft = { values: withoutPasswords(values), replaces }
      writeStored(area, key, draft, place === 'device' ? DRAFT_DAYS * DAY : undefined)
      written = JSON.stringify(read())
    },
    clear: () => removeStored(area, key),
    clearOwn: () => {
      if (JSON.stringify(read()) === written) removeStored(area, key)
    },
    readAttempt,
    writeAttempt,
    /** The last attempt, if it had the same values: they go out under the same id, with the same reference. */
    sameAttempt: (values: Partial<Values>, about: string, replaces: string | undefined) => {
      const last = readAttempt()
      // A stored submission keeps its id only while the visitor changes it.
      const isOpen = last && (!last.isStored || last.id === replaces)
      return isOpen && last.about === about && isSame(last.values, values) ? last : undefined
    },
    clearAttempt: () => removeStored('sessionStorage', attemptKey),
  }
}

/** Removes the draft and the attempt of a form, also malformed ones. */
export function forgetDraft(name: string) {
  removeStored('localStorage', `${DRAFT_KEY}:${name}`)
  removeStored('sessionStorage', `${DRAFT_KEY}:${name}`)
  removeStored('sessionStorage', `${ATTEMPT_KEY}:${name}`)
}

/** Whether a field is a password, by its name. */
const isPassword = (field: string) => /password/i.test(field)

export function withoutPasswords<Values extends object>(values: Values) {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !isPassword(field))) as Partial<Values>
}

/** The stored values whose field still exists with the same type. Another version may have stored others. */
export function fittingValues<Values extends object>(values: object, defaults: Values) {
  const fits = ([field, value]: [string, unknown]) => {
    const own: unknown = Object.entries(defaults).find(([name]) => name === field)?.[1]
    if (Array.isArray(own)) return Array.isArray(value) && value.every((each) => typeof each === 'string')
    return own !== undefined && typeof value === typeof own && !Array.isArray(value)
  }
  return Object.fromEntries(Object.entries(values).filter(fits)) as Partial<Values>
}

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The values that changed. */
export function changesSince<Values extends object>(before: Partial<Values>, now: Partial<Values>) {
  const known = new Map(Object.entries(before))
  const changed = Object.entries(now).filter(([field, value]) => !isSame(value, known.get(field)))
  return Object.fromEntries(changed) as Partial<Values>
}
