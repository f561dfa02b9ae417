import type { IdempotencyKey } from '@/data/idempotency-key'
import { DAY, forgetKept, keepFor, readKept } from '@/lib/expiring-storage'

export type Prefill<Values> = {
  values: Partial<Values>
  /** Identifies the visit by a link: the values then replace typed ones, once. Without it they never do. */
  arrival?: string
}

export type Draft<Values> = {
  values?: Values
  idempotencyKey?: IdempotencyKey
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

/** As a reload does: local drafts stay on the device. For tests. */
export function resetDrafts() {
  drafts.clear()
}

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
