import { changesSince, fittingValues, isEmpty, isSame, withoutPasswords } from '@/components/form/values'
import { DAY_MS } from '@/lib/day'
import { isObject, readStored, removeStored, writeStored } from '@/lib/stored-value'

const DRAFT_DAYS = 7
const draftKey = (form: string) => `draft:v2:${form}`
const attemptKey = (form: string) => `attempt:v1:${form}`

/** `tab` keeps a draft until the tab is closed, `device` for 7 days in all tabs; the last tab that writes wins. */
export type DraftPlace = 'tab' | 'device'

export type Draft<Values> = {
  /** The fields that the visitor has changed. */
  values: Partial<Values>
  /** The id of the row that this draft corrects. */
  replaces?: string | undefined
}

/** The draft as it was last sent. The same request has the same id, so that it is stored only once. */
export type LastAttempt<Values> = Draft<Values> & {
  id: string
  reference: string
  /** The package, product or selection, if the form has several. */
  about: string
}

/** Keeps the draft of a form and the last attempt to send it, without passwords. */
export function draftStore<Values extends object>(name: string, place: DraftPlace, defaults: Values) {
  const area = place === 'device' ? 'localStorage' : 'sessionStorage'
  const parseDraft = ({ values, replaces }: Record<string, unknown>): Draft<Values> | undefined => {
    if (!isObject(values)) return undefined
    return {
      values: fittingValues(values, defaults),
      replaces: typeof replaces === 'string' ? replaces : undefined,
    }
  }
  const read = () => parseDraft(readStored(area, draftKey(name)) ?? {})
  /** The draft as this tab last read or wrote it. */
  let lastKnown = read()
  /** Stores a draft. Without a draft the stored one is deleted. */
  const write = (draft: Draft<Values> | undefined) => {
    const duration = place === 'device' ? DRAFT_DAYS * DAY_MS : undefined
    if (draft)
      writeStored(area, draftKey(name), { ...draft, values: withoutPasswords(draft.values) }, duration)
    else removeStored(area, draftKey(name))
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
    // The attempt stays in the tab: no other tab may send with its id.
    readAttempt: (): LastAttempt<Values> | undefined => {
      const stored = readStored('sessionStorage', attemptKey(name)) ?? {}
      const { id, reference, about } = stored
      const draft = parseDraft(stored)
      if (!draft || typeof id !== 'string' || typeof reference !== 'string' || typeof about !== 'string')
        return undefined
      return { ...draft, id, reference, about }
    },
    writeAttempt: (attempt: LastAttempt<Values> | undefined) => {
      if (attempt) writeStored('sessionStorage', attemptKey(name), attempt)
      else removeStored('sessionStorage', attemptKey(name))
    },
  }
}

/** Removes the draft of a form and its last attempt, also malformed ones. */
export function forgetDraft(name: string) {
  removeStored('localStorage', draftKey(name))
  removeStored('sessionStorage', draftKey(name))
  removeStored('sessionStorage', attemptKey(name))
}
