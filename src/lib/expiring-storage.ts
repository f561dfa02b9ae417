import { amount, objectOf, type Shape } from '@/lib/stored-shape'
import { readStored, removeStored, storedKeys, writeStored } from '@/lib/stored-value'

export const DAY = 86_400_000

/** Keeps a value in local storage for some milliseconds. */
export function keepFor(duration: number, key: string, value: object, now = Date.now()) {
  writeStored('localStorage', key, { ...value, until: now + duration })
}

export function readKept<T>(key: string, shape: Shape<T>, now = Date.now()) {
  return readStored('localStorage', key, (value) => unexpired(value, now) && shape(value))
}

export function forgetKept(key: string) {
  removeStored('localStorage', key)
}

/** Removes what has expired or cannot be read. */
export function forgetExpired(now = Date.now()) {
  for (const key of storedKeys('localStorage'))
    readStored('localStorage', key, (value) => unexpired(value, now))
}

const expiring = objectOf({ until: amount })

function unexpired(value: unknown, now: number) {
  return (expiring(value)?.until ?? 0) > now || undefined
}
