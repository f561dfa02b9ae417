import { useRef } from 'react'
import type { DraftStore } from '@/components/form/draft'
import { type IdempotencyKey, idempotencyKeyFor } from '@/data/idempotency-key'

/** Keeps the idempotency key with the draft: the same values sent again have the same key, also after a reload. */
export function useIdempotencyKey<Values, Payload>(
  draft: DraftStore<Values>,
  mint?: (payload: Payload) => string,
) {
  const last = useRef<IdempotencyKey>(undefined)
  const keep = (idempotencyKey: IdempotencyKey) => {
    last.current = idempotencyKey
    draft.write({ ...draft.read(), idempotencyKey })
    return idempotencyKey
  }
  return {
    keyFor: async (payload: Payload) =>
      keep(await idempotencyKeyFor(payload, draft.read().idempotencyKey, mint)),
    /** For values that go back into the form after they were stored. */
    restoreKey: () => {
      if (last.current) keep(last.current)
    },
  }
}
