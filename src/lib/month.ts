import { type DayNumber, dateOf, dayNumber } from '@/lib/day'

export const MONTHS_A_YEAR = 12

/** A calendar month as a number: the months since January of the year 0. */
export type Month = number

const monthOf = (year: number, month: number): Month => year * MONTHS_A_YEAR + month - 1
export const yearAndMonth = (month: Month) => ({
  year: Math.floor(month / MONTHS_A_YEAR),
  month: (month % MONTHS_A_YEAR) + 1,
})

export function monthOfDay(day: DayNumber): Month {
  const { year, month } = dateOf(day)
  return monthOf(year, month)
}

export function lastDayOfMonth(ofMonth: Month): DayNumber {
  const { year, month } = yearAndMonth(ofMonth)
  return dayNumber(year, month + 1, 1) - 1
}

const names = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** The name of a month: 1 and 13 are January. */
export const monthName = (ofYear: number) => names[(ofYear - 1) % 12] ?? ''
