import { v4 as newId } from 'uuid'

/**
 * The id under which exactly these values are stored: sent again, the database refuses to store them twice. Changed
 * values get a new one, so that a correction becomes a row of its own.
 */
export type IdempotencyKey = {
  id: string
  /** The values as JSON. */
  values: string
  /** What was made up for these values, a reference for example: a retry must store the same. */
  minted: string
}

/** The key of these values: the last one if nothing has changed since, otherwise a new one. */
export function idempotencyKeyFor<Values>(
  values: Values,
  last?: IdempotencyKey,
  mint: (values: Values) => string = () => '',
): IdempotencyKey {
  const json = JSON.stringify(values)
  return last?.values === json ? last : { id: newId(), values: json, minted: mint(values) }
}
