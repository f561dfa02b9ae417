import type { IdempotencyKey } from '@/data/idempotency-key'
import { DAY, forgetKept, keepFor, onKeptElsewhere, readKept } from '@/lib/expiring-storage'
import { takeTyped } from '@/loading/reload'

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
  /** Calls back when another tab writes the draft. Returns what ends that. */
  watch: (onChange: (draft: Draft<Values>) => void) => () => void
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
      if (!memory.has(name)) memory.set(name, withTyped((isLocal && readKept(key)) || {}, takeTyped(name)))
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
    watch: (onChange) => {
      const read = () => {
        const written: Draft<Values> | undefined = readKept(key)
        if (written?.values) onChange(written)
      }
      return isLocal ? onKeptElsewhere(key, read) : () => {}
    },
  }
}

/** A draft with what was typed before our own reload of the page. */
function withTyped(kept: Draft<object>, typed: Draft<object> | undefined): Draft<object> {
  return typed ? { ...kept, ...typed, values: { ...kept.values, ...typed.values } } : kept
}
