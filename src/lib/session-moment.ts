const PREFIX = 'studybridge:'

/** Keeps a moment, and nothing else, until the tab is closed. Storage that throws is ignored. */
export function keepMoment(key: string, moment = new Date()) {
  try {
    sessionStorage.setItem(PREFIX + key, moment.toISOString())
  } catch {
    // It is then not told again.
  }
}

export function keptMoment(key: string) {
  try {
    const moment = new Date(sessionStorage.getItem(PREFIX + key) ?? '')
    return Number.isNaN(moment.getTime()) ? undefined : moment
  } catch {
    return undefined
  }
}
