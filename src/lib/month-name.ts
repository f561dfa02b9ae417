const names = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** The name of a month: 1 and 13 are January. */
export const monthName = (ofYear: number) => names[(ofYear - 1) % 12] ?? ''
