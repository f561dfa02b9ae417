export const DAY_MS = 24 * 60 * 60 * 1000

/** A calendar day as the number of days since 1 January 1970. */
export type DayNumber = number

export const dayNumber = (year: number, month: number, day: number): DayNumber =>
  Date.UTC(year, month - 1, day) / DAY_MS

/** The calendar day of a moment in the visitor’s zone. */
export const dayNumberOf = (date: Date): DayNumber =>
  dayNumber(date.getFullYear(), date.getMonth() + 1, date.getDate())

/** Midnight of a day, in UTC. */
export const instantOf = (day: DayNumber) => new Date(day * DAY_MS)

export function dateOf(day: DayNumber) {
  const date = instantOf(day)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** The same day of a later month. A day that the month lacks runs over: a month after 31 January is 3 March. */
export function monthsAfter(day: DayNumber, months: number): DayNumber {
  const date = dateOf(day)
  return dayNumber(date.year, date.month + months, date.day)
}

/** The local day in the format of date controls and of the database: `2026-11-21`. */
export function localIsoDay(date: Date) {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${date.getFullYear()}-${month}-${day}`
}
