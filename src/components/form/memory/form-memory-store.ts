import { type Attempt, type Draft, emptyDraft, type FormMemory } from '@/components/form/memory/form-memory'
import { attemptKey, draftKey } from '@/components/form/memory/form-storage'
import { fittingValues } from '@/components/form/memory/form-values'
import { isEmpty, isSame } from '@/lib/changes'
import { DAY_MS } from '@/lib/day'
import { store } from '@/lib/store'
import { isObject, readStored, writeOrRemove } from '@/lib/stored-value'

const DRAFT_DAYS = 7

/** `tab` keeps a draft until the tab is closed, `device` for 7 days in all tabs; the last tab that writes a field wins. */
export type DraftPlace = 'tab' | 'device'

/**
 * What a form remembers, as a store. The device keeps the draft, the tab the last attempt, so that no other tab sends with its id. A
 * reload forgets what was opened.
 */
export function formMemoryStore<Values extends object>(
  name: string,
  place: DraftPlace,
  defaults: Values,
  opened: FormMemory<Values>['opened'],
) {
  const area = place === 'device' ? 'localStorage' : 'sessionStorage'
  const duration = place === 'device' ? DRAFT_DAYS * DAY_MS : undefined
  const readDraft = () => parseDraft(readStored(area, draftKey(name)), defaults)
  const readAttempt = () => parseAttempt(readStored('sessionStorage', attemptKey(name)), defaults)

  const shown = store<FormMemory<Values>>({ draft: emptyDraft, lastAttempt: undefined, opened })
  const draft = readDraft()
  const lastAttempt = readAttempt()
  if (!isEmptyDraft(draft) || lastAttempt)
    shown.set({
      draft: { ...draft, isRestored: !isEmptyDraft(draft) },
      lastAttempt,
      opened,
    })

  /** The memory with the values on the device: another tab, or a request of a page that was left, may have changed them. */
  function current(): FormMemory<Values> {
    const { draft, opened } = shown.get()
    return { draft: { ...draft, values: readDraft().values }, lastAttempt: readAttempt(), opened }
  }

  return {
    ...shown,
    /** Applies a function of `form-memory.ts`, and writes what it has changed. */
    change: <Next extends FormMemory<Values>>(transition: (memory: FormMemory<Values>) => Next) => {
      const before = current()
      const next = transition(before)
      const { draft, lastAttempt } = next
      if (!isSame(draft, before.draft)) {
        const { isRestored, ...kept } = draft
        writeOrRemove(area, draftKey(name), isEmptyDraft(draft) ? undefined : kept, duration)
      }
      if (!isSame(lastAttempt, before.lastAttempt))
        writeOrRemove('sessionStorage', attemptKey(name), lastAttempt)
      shown.set(next)
      return next
    },
  }
}

const isEmptyDraft = ({ values, replaces }: Draft<object>) => isEmpty(values) && !replaces

function parseDraft<Values extends object>(
  { values, replaces, setAside }: Record<string, unknown> = {},
  defaults: Values,
): Draft<Values> {
  const parse = (stored: unknown) => (isObject(stored) ? fittingValues(stored, defaults) : undefined)
  return {
    values: parse(values) ?? {},
    replaces: typeof replaces === 'string' ? replaces : undefined,
    setAside: parse(setAside),
  }
}

function parseAttempt<Values extends object>(
  stored: Record<string, unknown> = {},
  defaults: Values,
): Attempt<Values> | undefined {
  const { id, reference, about, isStored } = stored
  if (typeof id !== 'string' || typeof reference !== 'string' || typeof about !== 'string') return undefined
  const { values, replaces } = parseDraft(stored, defaults)
  return { id, reference, about, values, replaces, isStored: isStored === true }
}
