/** Runs a task once the browser has nothing better to do, soon at the latest. Returns what cancels it. */
export function whenIdle(task: () => unknown) {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: 2000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(task, 200)
  return () => clearTimeout(timer)
}

type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether nothing should be fetched that nobody has asked for: the visitor saves data, or the line is very slow. */
export function savesData() {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith('2g'))
}
