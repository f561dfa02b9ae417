/** Even a busy browser runs the task after this time. */
const MOST_WAIT_MS = 2000
/** For browsers without `requestIdleCallback`, such as Safari. */
const WAIT_MS = 200

/** Runs a task when the browser is idle, or after a short timeout. Returns the function that cancels it. */
export function whenIdle(task: () => unknown) {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: MOST_WAIT_MS })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(task, WAIT_MS)
  return () => clearTimeout(timer)
}
