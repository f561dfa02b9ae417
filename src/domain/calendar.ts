import type { CalendarEntry, Moment } from '@/content/countries/calendar'
import { monthName } from '@/lib/month-name'

const FIRST_MONTH = 9
const MONTHS = 13
const DAYS_IN_MONTH = 31

/** How far a moment lies into the thirteen months, from 0 to 1. A month stands for its first day, or its last. */
export function position({ month, day, next }: Moment, end = false) {
  const months = next ? MONTHS - 1 : (month - FIRST_MONTH + 12) % 12
  const within = day === undefined ? Number(end) : (day - 1) / DAYS_IN_MONTH
  return (months + within) / MONTHS
}

/** The thirteen columns. */
export const months = Array.from({ length: MONTHS }, (_, index) => monthName(FIRST_MONTH + index))

/** `1 February to 30 April`, `October to February`, `15 January`. */
export function when({ from, to }: CalendarEntry) {
  const ends = [from, to].flatMap((moment) => (moment ? [named(moment)] : []))
  return [...new Set(ends)].join(' to ')
}

const named = ({ month, day }: Moment) =>
  day === undefined ? monthName(month) : `${day} ${monthName(month)}`
