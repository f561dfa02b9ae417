/** `January` is 1, and 13. */
export const monthName = (ofYear: number) =>
  new Date(Date.UTC(2000, ofYear - 1)).toLocaleString('en', { month: 'long', timeZone: 'UTC' })
