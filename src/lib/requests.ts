let underWay = 0

export const isRequestUnderWay = () => underWay > 0

/** Counts a request. Returns what ends it. */
export function beginRequest() {
  underWay++
  return () => {
    underWay--
  }
}
