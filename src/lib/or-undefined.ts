/** The result of a task; undefined if it throws. */
export function orUndefined<Result>(task: () => Result) {
  try {
    return task()
  } catch {
    return undefined
  }
}
