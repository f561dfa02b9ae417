/** Returns the result of `work`, or undefined if it throws. */
export function attempt(work) {
  try {
    return work()
  } catch {
    return undefined
  }
}
