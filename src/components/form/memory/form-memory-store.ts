import type { Attempt, Correction, FormMemory } from '@/components/form/memory/form-memory'
import { attemptKey, correctionKey, draftKey } from '@/components/form/memory/form-storage'
import { fittingValues } from '@/components/form/memory/form-values'
import { isEmpty, isSame } from '@/lib/changes'
import { DAY_MS } from '@/lib/day'
import { store } from '@/lib/store'
import { isObject, readStored, writeOrRemove } from '@/lib/stored-value'

const DRAFT_DAYS = 7

/** `tab` keeps a draft until the tab is closed, `device` for 7 days in all tabs; the last tab that writes a field wins. */
export type DraftPlace = 'tab' | 'device'

/**
 * What a form remembers, as a store. The correction and the last attempt belong to the tab, so that no other tab sends with their id.
 * Only a duplicated tab does: it has the same values, which the database stores once. After a reload `opened` is as at the first load.
 */
export function formMemoryStore<Values extends object>(
  name: string,
  place: DraftPlace,
  defaults: Values,
  opened: FormMemory<Values>['opened'],
) {
  const area = place === 'device' ? 'localStorage' : 'sessionStorage'
  const duration = place === 'device' ? DRAFT_DAYS * DAY_MS : undefined
  const readDraft = () => parseValues(readStored(area, draftKey(name)), defaults)
  const readAttempt = () => parseAttempt(readStored('sessionStorage', attemptKey(name)), defaults)
  const shown = store<FormMemory<Values>>({
    draft: {},
    isRestored: false,
    correction: undefined,
    lastAttempt: undefined,
    opened,
  })
  const draft = readDraft()
  const correction = parseCorrection(readStored('sessionStorage', correctionKey(name)), defaults)
  const lastAttempt = readAttempt()
  if (!isEmpty(draft) || correction || lastAttempt)
    shown.set({ draft, isRestored: !isEmpty(draft), correction, lastAttempt, opened })

  /** Draft and attempt are read again: another tab, or a request of a page that was left, may have changed them. */
  const current = (): FormMemory<Values> => ({
    ...shown.get(),
    draft: readDraft(),
    lastAttempt: readAttempt(),
  })

  const { get, initial, subscribe } = shown
  return {
    get,
    initial,
    subscribe,
    /** Applies a function of `form-memory.ts`, and writes what it has changed. */
    change: <Next extends FormMemory<Values>>(transition: (memory: FormMemory<Values>) => Next) => {
      const before = current()
      const next = transition(before)
      const { draft, correction, lastAttempt } = next
      if (!isSame(draft, before.draft))
        writeOrRemove(area, draftKey(name), isEmpty(draft) ? undefined : { values: draft }, duration)
      if (!isSame(correction, before.correction))
        writeOrRemove('sessionStorage', correctionKey(name), correction)
      if (!isSame(lastAttempt, before.lastAttempt))
        writeOrRemove('sessionStorage', attemptKey(name), lastAttempt)
      shown.set(next)
      return next
    },
  }
}

type Stored = Record<string, unknown> | undefined

const parseValues = <Values extends object>(stored: Stored, defaults: Values): Partial<Values> =>
  isObject(stored?.values) ? fittingValues(stored.values, defaults) : {}

function parseCorrection<Values extends object>(
  stored: Stored,
  defaults: Values,
): Correction<Values> | undefined {
  if (typeof stored?.replaces !== 'string') return undefined
  return { replaces: stored.replaces, values: parseValues(stored, defaults) }
}

function parseAttempt<Values extends object>(stored: Stored, defaults: Values): Attempt<Values> | undefined {
  const { id, reference, about, replaces, isStored } = stored ?? {}
  if (typeof id !== 'string' || typeof reference !== 'string' || typeof about !== 'string') return undefined
  return {
    id,
    reference,
    about,
    values: parseValues(stored, defaults),
    replaces: typeof replaces === 'string' ? replaces : undefined,
    isStored: isStored === true,
  }
}
