export const DAY_MS = 24 * 60 * 60 * 1000

/** A calendar day as the number of days since 1 January 1970. */
export type Day = number

export const dayOf = (year: number, month: number, day: number): Day =>
  Date.UTC(year, month - 1, day) / DAY_MS

/** The calendar day of a moment in the visitor's zone. */
export const dayOfDate = (date: Date): Day => dayOf(date.getFullYear(), date.getMonth() + 1, date.getDate())

/** Midnight of a day, in UTC. */
export const instantOf = (day: Day) => new Date(day * DAY_MS)

export function dateOf(day: Day) {
  const date = instantOf(day)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

export function monthsAfter(day: Day, months: number): Day {
  const date = dateOf(day)
  return dayOf(date.year, date.month + months, date.day)
}

/** The local day in the format of date controls and of the database: `2026-11-21`. */
export function localDay(date: Date) {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${date.getFullYear()}-${month}-${day}`
}
