const PREFIX = 'studybridge:'

export const DAY = 86_400_000

type Stored = Record<string, unknown> | undefined

/** Keeps a value in local storage for some milliseconds. Storage that throws is ignored. */
export function keepFor(duration: number, key: string, value: object, now = Date.now()) {
  orUndefined(() => localStorage.setItem(PREFIX + key, JSON.stringify({ ...value, until: now + duration })))
}

export function readKept(key: string, now = Date.now()): Stored {
  return orUndefined(() => unexpired(localStorage.getItem(PREFIX + key), now))
}

/** Calls back when another tab keeps a value under the key. Returns what ends that. */
export function onKeptElsewhere(key: string, onKept: () => void) {
  const listen = (event: StorageEvent) => {
    if (event.key === PREFIX + key && event.newValue) onKept()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}

export function forgetKept(key: string) {
  orUndefined(() => localStorage.removeItem(PREFIX + key))
}

/** Removes what has expired or cannot be read. */
export function forgetExpired(now = Date.now()) {
  orUndefined(() => {
    for (const key of Object.keys(localStorage).filter((each) => each.startsWith(PREFIX))) {
      if (!orUndefined(() => unexpired(localStorage.getItem(key), now))) localStorage.removeItem(key)
    }
  })
}

function unexpired(json: string | null, now: number): Stored {
  const { until, ...value } = JSON.parse(json ?? '{}')
  return until > now ? value : undefined
}

function orUndefined<Result>(task: () => Result) {
  try {
    return task()
  } catch {
    return undefined
  }
}
