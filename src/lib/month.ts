import { type Day, dateOf } from '@/lib/day'

const MONTHS = 12

/** A calendar month as a number: 12 times the year, plus the month. */
export type Month = number

const monthOf = (year: number, month: number): Month => year * MONTHS + month - 1
export const yearAndMonth = (month: Month) => ({
  year: Math.floor(month / MONTHS),
  month: (month % MONTHS) + 1,
})

export function monthOfDay(day: Day): Month {
  const { year, month } = dateOf(day)
  return monthOf(year, month)
}
