/** What `work` returns; undefined when it throws. */
export function attempt(work) {
  try {
    return work()
  } catch {
    return undefined
  }
}
