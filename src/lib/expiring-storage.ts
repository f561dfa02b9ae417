const PREFIX = 'studybridge:'

export const DAY = 86_400_000

type Stored = Record<string, unknown> | undefined

/** Keeps a value on this device for so many milliseconds. Storage that fails is done without. */
export function keepFor(duration: number, key: string, value: object, now = Date.now()) {
  attempt(() => localStorage.setItem(PREFIX + key, JSON.stringify({ ...value, until: now + duration })))
}

/** A value that was kept and has not expired. It may be of any shape: the device's owner can change it. */
export function readKept(key: string, now = Date.now()): Stored {
  return attempt(() => unexpired(localStorage.getItem(PREFIX + key), now))
}

export function forgetKept(key: string) {
  attempt(() => localStorage.removeItem(PREFIX + key))
}

/** Removes what has expired, and what nobody can read any more. */
export function forgetExpired(now = Date.now()) {
  attempt(() => {
    for (const key of Object.keys(localStorage).filter((each) => each.startsWith(PREFIX))) {
      if (!attempt(() => unexpired(localStorage.getItem(key), now))) localStorage.removeItem(key)
    }
  })
}

function unexpired(json: string | null, now: number): Stored {
  const { until, ...value } = JSON.parse(json ?? '{}')
  return until > now ? value : undefined
}

function attempt<Result>(task: () => Result) {
  try {
    return task()
  } catch {
    return undefined
  }
}
