import { v4 as newId } from 'uuid'
import { type Draft, parseDraft, withoutPasswords } from '@/components/form/draft'
import { changesSince, isEmpty, isSame } from '@/lib/changes'
import { readStored, removeStored, writeOrRemove } from '@/lib/stored-value'

const ATTEMPT_KEY = 'attempt:v1'
const attemptKey = (form: string) => `${ATTEMPT_KEY}:${form}`

/** A draft as it was sent. Until it is stored, the same draft is sent with the same id. */
export type Attempt<Values> = Pick<Draft<Values>, 'values' | 'replaces'> & {
  id: string
  reference: string
  /** The package, product or selection, if the form has several. */
  about: string
  isStored: boolean
}

/** The parts of an attempt by which `repeatedAttempt` compares it with the last one. */
type ComparedParts<Values> = Pick<Attempt<Values>, 'about' | 'replaces' | 'values'>

export type LastAttempt<Values extends object> = ReturnType<typeof attemptInTab<Values>>

/** The last attempt of a form. It stays in the tab, so that no other tab sends with its id. */
export function attemptInTab<Values extends object>(form: string, defaults: Values) {
  const get = () => parseAttempt(readStored('sessionStorage', attemptKey(form)), defaults)
  const set = (attempt: Attempt<Values> | undefined) =>
    writeOrRemove('sessionStorage', attemptKey(form), attempt)
  /** The values that were sent with this id, if the tab still has them. */
  const valuesOf = (id: string) => {
    const attempt = get()
    return attempt?.id === id ? attempt.values : undefined
  }
  return {
    get,
    set,
    /** Starts to send a draft: the same draft keeps its id, another one gets a new id. */
    start: (
      draft: ComparedParts<Values> & { values: Values },
      createReference: (values: Values) => string,
    ): Attempt<Values> => {
      const sent = { ...draft, values: withoutPasswords(draft.values) }
      const repeated = repeatedAttempt(get(), sent)
      if (repeated) return repeated
      const attempt = { ...sent, id: newId(), reference: createReference(draft.values), isStored: false }
      set(attempt)
      return attempt
    },
    markAsStored: () => {
      const attempt = get()
      if (attempt) set({ ...attempt, isStored: true })
    },
    /** Whether the last attempt has sent these values, and they are stored. */
    wasStored: (values: Partial<Values>) => {
      const attempt = get()
      return attempt?.isStored === true && isEmpty(changesSince({ ...defaults, ...attempt.values }, values))
    },
    valuesOf,
    forget: (id: string) => {
      if (valuesOf(id)) set(undefined)
    },
  }
}

/**
 * Returns the last attempt if the draft repeats it: the visitor sends again after a failure, or the correction changes nothing.
 * Returns undefined if the draft is a new submission, also of the same values after they were stored.
 * The values are compared, because a browser that fills in a field and another tab change a draft unnoticed.
 */
export function repeatedAttempt<Values>(
  last: Attempt<Values> | undefined,
  { about, replaces, values }: ComparedParts<Values>,
) {
  if (!last || last.about !== about || !isSame(last.values, values)) return undefined
  const isUnchangedCorrection = last.id === replaces
  const isSentAgain = last.replaces === replaces && !last.isStored
  return isUnchangedCorrection || isSentAgain ? last : undefined
}

function parseAttempt<Values extends object>(
  stored: Record<string, unknown> = {},
  defaults: Values,
): Attempt<Values> | undefined {
  const { id, reference, about } = stored
  if (typeof id !== 'string' || typeof reference !== 'string' || typeof about !== 'string') return undefined
  return { ...parseDraft(stored, defaults), id, reference, about, isStored: stored.isStored === true }
}

export const forgetAttempt = (form: string) => removeStored('sessionStorage', attemptKey(form))
