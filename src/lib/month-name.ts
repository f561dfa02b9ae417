const names = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** `January` is 1, and 13. */
export const monthName = (ofYear: number) => names[(ofYear - 1) % 12] ?? ''
