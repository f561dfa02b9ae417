import { createHmac } from 'node:crypto'
import { localKeys } from '../../scripts/shared/local-keys.ts'

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A JWT with these claims; another `key` than the backend's makes a forged one. */
export function signedToken(claims: object, key = localKeys().jwt, alg = 'HS256') {
  const text = `${encoded({ alg, typ: 'JWT' })}.${encoded(claims)}`
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}
