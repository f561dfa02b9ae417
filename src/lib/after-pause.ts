const PAUSE_MS = 300

const waiting = new Map<string, () => void>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Runs a task once typing pauses, or when the page is left. A later task of the same name replaces it. */
export function afterPause(name: string, task: () => void) {
  addEventListener('pagehide', runWaiting)
  // The last event of a page that a phone ends in the background.
  document.addEventListener('visibilitychange', runWaiting)
  waiting.set(name, task)
  clearTimeout(timer)
  timer = setTimeout(runWaiting, PAUSE_MS)
}

export function cancelWaiting(name: string) {
  waiting.delete(name)
}

export function runWaiting() {
  for (const task of waiting.values()) task()
  waiting.clear()
}
