let underWay = 0

export const isRequestUnderWay = () => underWay > 0

/** Counts a running request. Returns the function that ends it. */
export function beginRequest() {
  underWay++
  return () => {
    underWay--
  }
}
