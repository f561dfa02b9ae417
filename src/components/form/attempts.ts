import { v4 as newId } from 'uuid'
import { changesSince, fittingValues, isEmpty, isSame, withoutPasswords } from '@/components/form/draft'
import { isObject, readStored, removeStored, writeStored } from '@/lib/stored-value'

const KEY = 'attempt:v1'

/** The last attempt of this tab to send the form. */
export type StoredAttempt<Values> = {
  id: string
  /** The package, product or selection, if the form has several. */
  about: string
  reference: string
  /** The values without passwords. */
  values: Partial<Values>
  /** Whether the database has confirmed the row. */
  isStored: boolean
}

type AttemptOptions = { about: string; reference: string; replaces: string | undefined }

export type StartedAttempt<Values> = StoredAttempt<Values> & {
  /** The id of the row that the attempt corrects. */
  replaces: string | undefined
}

export type AttemptStore<Values extends object> = ReturnType<typeof attemptStore<Values>>

/** Keeps the last attempt until the tab is closed. Its id stores a row only once; its values are those that can be corrected. */
export function attemptStore<Values extends object>(name: string, defaults: Values) {
  const key = `${KEY}:${name}`
  const read = (): StoredAttempt<Values> | undefined => {
    const { id, about, reference, values, isStored } = readStored('sessionStorage', key) ?? {}
    if (typeof id !== 'string' || typeof about !== 'string' || typeof reference !== 'string') return undefined
    if (!isObject(values)) return undefined
    return { id, about, reference, values: fittingValues(values, defaults), isStored: isStored === true }
  }
  const write = (attempt: StoredAttempt<Values>) => writeStored('sessionStorage', key, attempt)
  return {
    read,
    write,
    clear: () => forgetAttempt(name),
    /** Starts an attempt. Values that are not stored yet, and an unchanged correction, keep their id and reference. */
    start: (typed: Values, { about, reference, replaces }: AttemptOptions): StartedAttempt<Values> => {
      const last = read()
      const values = withoutPasswords(typed)
      const hasSameValues = last?.about === about && isSame(last.values, values)
      const isUnchangedCorrection = hasSameValues && last.id === replaces
      if (isUnchangedCorrection) return { ...last, replaces: undefined }
      if (hasSameValues && !last.isStored) return { ...last, replaces }
      const attempt = { id: newId(), about, reference, values, isStored: false }
      write(attempt)
      return { ...attempt, replaces }
    },
    /** Whether the values are those of the last attempt, and it was stored. */
    hasStored: (values: Partial<Values>) => {
      const last = read()
      return last?.isStored === true && isEmpty(changesSince({ ...defaults, ...last.values }, values))
    },
    /** The values of a stored submission, if it was the last attempt. */
    sentValues: (id: string) => {
      const last = read()
      return last?.isStored && last.id === id ? last.values : undefined
    },
  }
}

export const forgetAttempt = (name: string) => removeStored('sessionStorage', `${KEY}:${name}`)
