const MS = 24 * 60 * 60 * 1000

/** A day of the calendar, counted. */
export type Day = number

export const dayOf = (year: number, month: number, day: number): Day => Date.UTC(year, month - 1, day) / MS

/** The day on a visitor's own clock. */
export const dayOfDate = (date: Date): Day => dayOf(date.getFullYear(), date.getMonth() + 1, date.getDate())

/** Its midnight in UTC. */
export const instantOf = (day: Day) => new Date(day * MS)

export function dateOf(day: Day) {
  const date = instantOf(day)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

export function monthsAfter(day: Day, months: number): Day {
  const date = dateOf(day)
  return dayOf(date.year, date.month + months, date.day)
}
