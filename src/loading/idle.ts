/** Runs a task when the browser is idle, or after a short timeout. Returns the function that cancels it. */
export function whenIdle(task: () => unknown) {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: 2000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(task, 200)
  return () => clearTimeout(timer)
}

type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether to skip prefetching: Save-Data is on, or the connection is 2G. */
export function savesData() {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith('2g'))
}
