/**
 * The result of a task; undefined if it throws.
 * @template Result
 * @param {() => Result} task
 */
export function orUndefined(task) {
  try {
    return task()
  } catch {
    return undefined
  }
}
