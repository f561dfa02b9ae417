import type { IdempotencyKey } from '@/data/idempotency-key'
import { DAY, forgetKept, keepFor, readKept } from '@/lib/expiring-storage'

/** What a link puts into a form. */
export type Prefill<Values> = {
  values: Partial<Values>
  /** Names the visit by that link: its values then win over what was typed, once. Without it they replace nothing typed. */
  arrival?: string
}

/** What a visitor has typed into a form and not sent yet. */
export type Draft<Values> = {
  values?: Values
  idempotencyKey?: IdempotencyKey
  /** The prefill that the form was given last. */
  prefill?: Prefill<Values>
}

export type DraftStore<Values> = {
  read: () => Draft<Values>
  write: (draft: Draft<Values>) => void
  clear: () => void
}

/** `local`: on the device, for 7 days. `page`: until the page is left or reloaded. `form`: while the form is mounted. */
export type DraftLifetime = 'local' | 'page' | 'form'

const drafts = new Map<string, Draft<unknown>>()

/** Forgets the drafts of this page; what the device keeps stays, as after a reload. For tests. */
export function resetDrafts() {
  drafts.clear()
}

/** The draft of the form of that name. A local one reaches the device with the first thing typed. */
export function draftStore<Values>(name: string, lifetime: DraftLifetime): DraftStore<Values> {
  const memory = lifetime === 'form' ? new Map<string, Draft<unknown>>() : drafts
  const key = `draft:v1:${name}`
  const isLocal = lifetime === 'local'
  return {
    read: () => {
      if (!memory.has(name)) memory.set(name, (isLocal && readKept(key)) || {})
      return memory.get(name) as Draft<Values>
    },
    write: (draft) => {
      memory.set(name, draft)
      if (isLocal && draft.values) keepFor(7 * DAY, key, draft)
    },
    clear: () => {
      memory.set(name, {})
      if (isLocal) forgetKept(key)
    },
  }
}
