import { v4 as newId } from 'uuid'

/** The id of exactly these values: sent again, they are stored once; changed values get a new id and a row of their own. */
export type IdempotencyKey = {
  id: string
  /** With the digest it tells these values from others: no second copy of them stays on the device. */
  salt: string
  digest: string
  /** Made up for these values, such as a reference: a retry must store the same. */
  minted: string
}

export async function idempotencyKeyFor<Values>(
  values: Values,
  last?: IdempotencyKey,
  mint: (values: Values) => string = () => '',
): Promise<IdempotencyKey> {
  const json = JSON.stringify(values)
  if (last && (await digestOf(last.salt, json)) === last.digest) return last
  const salt = newId()
  return { id: newId(), salt, digest: await digestOf(salt, json), minted: mint(values) }
}

/** Browsers digest on HTTPS and localhost alone. Elsewhere each digest differs, so a retry gets an id of its own. */
async function digestOf(salt: string, json: string) {
  if (!globalThis.crypto?.subtle) return newId()
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(salt + json))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
