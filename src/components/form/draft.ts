import type { IdempotencyKey } from '@/data/idempotency-key'
import { afterPause, cancelWaiting, runWaiting } from '@/lib/after-pause'
import { DAY, forgetKept, keepFor, readKept } from '@/lib/expiring-storage'
import { anyOf, flag, listOf, objectOf, recordOf, type Shape, text } from '@/lib/stored-shape'
import { onStoredElsewhere } from '@/lib/stored-value'
import type { DraftLifetime } from '@/lib/submissions'
import { takeTyped } from '@/loading/reload'

export type Prefill<Values> = {
  values: Partial<Values>
  /** Identifies the visit by a link: the values then replace typed ones, once. Without it they never do. */
  arrival?: string
}

type Draft<Values> = {
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

const drafts = new Map<string, Draft<unknown>>()

/** As a reload does: local drafts stay on the device. For tests. */
export function resetDrafts() {
  runWaiting()
  drafts.clear()
}

const uuid: Shape<string> = (value) => (/^[\da-f-]{36}$/.test(String(value)) ? text(value) : undefined)
const fieldValues = recordOf(anyOf<string | boolean | string[]>(text, flag, listOf(text)))
const shape = objectOf(
  {},
  {
    values: fieldValues,
    idempotencyKey: objectOf<IdempotencyKey>({ id: uuid, salt: text, digest: text, minted: text }),
    prefill: objectOf({ values: fieldValues }, { arrival: text }),
  },
)

export function draftStore<Values>(name: string, lifetime: DraftLifetime): DraftStore<Values> {
  const memory = lifetime === 'form' ? new Map<string, Draft<unknown>>() : drafts
  const key = `draft:v1:${name}`
  const isLocal = lifetime === 'local'
  return {
    read: () => {
      if (!memory.has(name))
        memory.set(name, withTyped((isLocal && readKept(key, shape)) || {}, shape(takeTyped(name))))
      return memory.get(name) as Draft<Values>
    },
    write: (draft) => {
      memory.set(name, draft)
      if (isLocal && draft.values) afterPause(key, () => keepFor(7 * DAY, key, draft))
    },
    clear: () => {
      memory.set(name, {})
      cancelWaiting(key)
      if (isLocal) forgetKept(key)
    },
    watch: (onChange) => {
      const read = () => {
        const written = readKept(key, shape) as Draft<Values> | undefined
        if (written?.values) onChange(written)
      }
      return isLocal ? onStoredElsewhere(key, read) : () => {}
    },
  }
}

/** A draft that includes the values typed before our own reload of the page. */
function withTyped(kept: Draft<object>, typed: Draft<object> | undefined): Draft<object> {
  return typed ? { ...kept, ...typed, values: { ...kept.values, ...typed.values } } : kept
}
