/** Runs a task once the browser has nothing better to do, soon at the latest. Returns what cancels it. */
export function whenIdle(task: () => unknown) {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: 2000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(task, 200)
  return () => clearTimeout(timer)
}
