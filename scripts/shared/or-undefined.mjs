/** The result of a task; undefined if it throws. */
export function orUndefined(task) {
  try {
    return task()
  } catch {
    return undefined
  }
}
