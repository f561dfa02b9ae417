const MONTHS = 12

/** A month of the calendar, counted: those of one year follow those of the year before. */
export type Month = number

export const monthOf = (year: number, month: number): Month => year * MONTHS + month - 1
export const yearAndMonth = (month: Month) => ({
  year: Math.floor(month / MONTHS),
  month: (month % MONTHS) + 1,
})
