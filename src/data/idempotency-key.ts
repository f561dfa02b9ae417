import { v4 as newId } from 'uuid'

/** The id of exactly these values: sent again, they are stored once; changed values get a new id and a row of their own. */
export type IdempotencyKey = {
  id: string
  values: string
  /** Made up for these values, such as a reference: a retry must store the same. */
  minted: string
}

export function idempotencyKeyFor<Values>(
  values: Values,
  last?: IdempotencyKey,
  mint: (values: Values) => string = () => '',
): IdempotencyKey {
  const json = JSON.stringify(values)
  return last?.values === json ? last : { id: newId(), values: json, minted: mint(values) }
}
