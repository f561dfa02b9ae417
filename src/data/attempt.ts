import { v4 as newId } from 'uuid'
import { violates } from '@/data/insert'

/**
 * One attempt to store what a visitor sends. The id belongs to the values: the same values sent again keep
 * it, so the database refuses to store them twice; changed values are a new attempt and a new row.
 */
export type Attempt = {
  id: string
  /** The values as JSON. */
  values: string
  /** A reference or referral code that was made up for these values. */
  code?: string
}

/** The attempt that these values belong to: the last one if nothing changed since, otherwise a new one. */
export function attemptFor(values: unknown, last?: Attempt): Attempt {
  const json = JSON.stringify(values)
  return last?.values === json ? last : { id: newId(), values: json }
}

const MOST_RENEWALS = 3

/**
 * Stores values under a code that must be unique. When somebody else has the code already, a new code and a
 * new id are tried, three times at most. `keep` receives each attempt before it is sent, so that sending
 * again after a lost answer finds the same code. Returns the code that was stored. Throws DataError.
 */
export async function storeWithCode(
  attempt: Attempt,
  options: {
    mint: () => string
    /** Name of the unique constraint on the code. */
    constraint: string
    keep: (attempt: Attempt) => void
    store: (coded: { id: string; code: string }) => Promise<void>
  },
) {
  let current = attempt
  for (let renewals = 0; ; renewals++) {
    const code = current.code ?? options.mint()
    current = { ...current, code }
    options.keep(current)
    try {
      await options.store({ id: current.id, code })
      return code
    } catch (error) {
      if (renewals === MOST_RENEWALS || !violates(error, options.constraint)) throw error
      current = { id: newId(), values: current.values }
    }
  }
}
