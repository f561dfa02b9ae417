/** Runs a task when the browser is idle, or after a short timeout. Returns the function that cancels it. */
export function whenIdle(task: () => unknown) {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: 2000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(task, 200)
  return () => clearTimeout(timer)
}
