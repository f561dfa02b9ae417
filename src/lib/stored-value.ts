import { orUndefined } from '@/lib/or-undefined'

const PREFIX = 'studybridge:'

export type Area = 'localStorage' | 'sessionStorage'

/** Values that the browser refuses to store, because storage is blocked or full. They last until the next document load. */
const refused = new Map<string, string>()
const refusedKey = (area: Area, key: string) => `${area} ${key}`
const listeners = new Set<() => void>()

/** Reads a stored value, or undefined if it has expired. The caller must check its type: another version may have written it. */
export function readStored(area: Area, key: string) {
  const inMemory = refused.get(refusedKey(area, key))
  const json = inMemory ?? orUndefined(() => globalThis[area].getItem(PREFIX + key))
  const value = orUndefined((): unknown => JSON.parse(json ?? 'null'))
  if (!isObject(value)) return undefined
  return typeof value.until === 'number' && value.until <= Date.now() ? undefined : value
}

/**
 * Stores a value, for `duration` ms if given. If the browser refuses, keeps the value in memory until the next document load, and
 * returns false.
 */
export function writeStored(area: Area, key: string, value: object, duration?: number) {
  const json = JSON.stringify(duration === undefined ? value : { ...value, until: Date.now() + duration })
  let isStored = true
  try {
    globalThis[area].setItem(PREFIX + key, json)
    refused.delete(refusedKey(area, key))
  } catch {
    refused.set(refusedKey(area, key), json)
    isStored = false
  }
  for (const listener of listeners) listener()
  return isStored
}

export function removeStored(area: Area, key: string) {
  refused.delete(refusedKey(area, key))
  orUndefined(() => globalThis[area].removeItem(PREFIX + key))
  for (const listener of listeners) listener()
}

export function writeOrRemove(area: Area, key: string, value: object | undefined, duration?: number) {
  if (value) writeStored(area, key, value, duration)
  else removeStored(area, key)
}

export function storedKeys(area: Area) {
  const stored = orUndefined(() => Object.keys(globalThis[area])) ?? []
  const inMemory = [...refused.keys()]
  return [...new Set([...withoutPrefix(stored, PREFIX), ...withoutPrefix(inMemory, refusedKey(area, ''))])]
}

/** The names that begin with the prefix, without it. */
const withoutPrefix = (names: string[], prefix: string) =>
  names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length))

export function forgetExpired() {
  for (const key of storedKeys('localStorage'))
    if (!readStored('localStorage', key)) removeStored('localStorage', key)
}

/** Calls back when this or another tab stores or removes a value. Returns the cleanup function. */
export function onStored(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Forgets the values that the browser refused to store, as a reload does. For tests. */
export const forgetRefused = () => refused.clear()

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
