import { v4 as newId } from 'uuid'
import { fittingValues, isSame, withoutPasswords } from '@/components/form/draft'
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
    /** Starts an attempt. The same values are sent again with the same id and reference. */
    start: (typed: Values, { about, reference, replaces }: AttemptOptions) => {
      const last = read()
      const values = withoutPasswords(typed)
      // The id of a stored submission is used again only if the visitor opens it to change it and sends the same values.
      const mayKeepId = last && (!last.isStored || last.id === replaces)
      if (mayKeepId && last.about === about && isSame(last.values, values)) return last
      const attempt = { id: newId(), about, reference, values, isStored: false }
      write(attempt)
      return attempt
    },
    /** The values of a stored submission, if it was the last attempt. */
    sentValues: (id: string) => {
      const last = read()
      return last?.isStored && last.id === id ? last.values : undefined
    },
  }
}

export const forgetAttempt = (name: string) => removeStored('sessionStorage', `${KEY}:${name}`)
