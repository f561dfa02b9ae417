import { v4 as newId } from 'uuid'
import { type Draft, parseDraft, withoutPasswords } from '@/components/form/draft-store'
import { attemptKey } from '@/components/form/form-storage'
import { isSame } from '@/lib/changes'
import { readStored, writeOrRemove } from '@/lib/stored-value'

/** A draft as it was sent. Until its row is stored, the same draft is sent with the same id. */
export type Attempt<Values> = Pick<Draft<Values>, 'values' | 'replaces'> & {
  id: string
  reference: string
  /** The package, product or selection, if the form has several. */
  about: string
  isStored: boolean
}

/** The last attempt of a form. It stays in the tab, so that no other tab sends with its id. */
export function lastAttemptOf<Values extends object>(formName: string, defaults: Values) {
  const get = () => parseAttempt(readStored('sessionStorage', attemptKey(formName)), defaults)
  return {
    get,
    set: (attempt: Attempt<Values> | undefined) =>
      writeOrRemove('sessionStorage', attemptKey(formName), attempt),
    /** The last attempt, if it has this id. */
    find: (id: string) => {
      const last = get()
      return last?.id === id ? last : undefined
    },
    /** The values of the last attempt, if its row is stored. */
    storedValues: () => {
      const last = get()
      return last?.isStored ? last.values : undefined
    },
  }
}

/**
 * The attempt that sends a draft:
 * - after a failure, with the same values: the last attempt, so with its id
 * - with the values that a request has stored, and so removed from the device, after the visitor had left the page: the last attempt
 * - a correction that changes nothing: the last attempt
 * - all else, such as other values, or a stored message that is sent once more: a new attempt with an id of its own
 *
 * The values are compared, because no event tells the form that another tab or the browser's autofill has changed them.
 */
export function nextAttempt<Values extends object>(
  last: Attempt<Values> | undefined,
  draft: Pick<Attempt<Values>, 'about' | 'reference' | 'replaces' | 'values'>,
  isDraftKept: boolean,
): Attempt<Values> {
  const { about, replaces } = draft
  const values = withoutPasswords(draft.values)
  if (last && last.about === about && isSame(last.values, values)) {
    const isUnchangedCorrection = last.id === replaces
    const isSentAgain = last.replaces === replaces && !(last.isStored && isDraftKept)
    if (isUnchangedCorrection || isSentAgain) return last
  }
  return { ...draft, values, id: newId(), isStored: false }
}

function parseAttempt<Values extends object>(
  stored: Record<string, unknown> = {},
  defaults: Values,
): Attempt<Values> | undefined {
  const { id, reference, about } = stored
  if (typeof id !== 'string' || typeof reference !== 'string' || typeof about !== 'string') return undefined
  return { ...parseDraft(stored, defaults), id, reference, about, isStored: stored.isStored === true }
}
