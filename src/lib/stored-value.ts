import type { Shape } from '@/lib/stored-shape'

const PREFIX = 'studybridge:'

type Area = 'localStorage' | 'sessionStorage'

/** Reads a stored value. A value that does not fit the shape is dropped; storage that throws is ignored. */
export function readStored<T>(area: Area, key: string, shape: Shape<T>): T | undefined {
  return orUndefined(() => {
    const json = globalThis[area].getItem(PREFIX + key)
    if (json === null) return undefined
    const value = orUndefined(() => shape(JSON.parse(json)))
    if (value === undefined) removeStored(area, key)
    return value
  })
}

export function writeStored(area: Area, key: string, value: object) {
  orUndefined(() => globalThis[area].setItem(PREFIX + key, JSON.stringify(value)))
}

export function removeStored(area: Area, key: string) {
  orUndefined(() => globalThis[area].removeItem(PREFIX + key))
}

export function storedKeys(area: Area) {
  const names = orUndefined(() => Object.keys(globalThis[area])) ?? []
  return names.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length))
}

/** Calls back when another tab stores something under the key. Returns the cleanup function. */
export function onStoredElsewhere(key: string, onStored: () => void) {
  const listen = (event: StorageEvent) => {
    if (event.key === PREFIX + key && event.newValue) onStored()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}

function orUndefined<Result>(task: () => Result) {
  try {
    return task()
  } catch {
    return undefined
  }
}
