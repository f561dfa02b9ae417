import { DAY_MS } from '@/lib/day'
import { visitorTimeZone } from '@/lib/visitor-zone'

const RECENT_DAYS = 6

const formatMoment = (moment: Date, options: Intl.DateTimeFormatOptions) =>
  // Some versions of ICU write a narrow space before "pm".
  new Intl.DateTimeFormat('en-IN', { timeZone: visitorTimeZone(), ...options })
    .format(moment)
    .replace(/\s/gu, ' ')

const dayOf = (moment: Date) => formatMoment(moment, { day: 'numeric', month: 'numeric', year: 'numeric' })
const timeOf = (moment: Date) => formatMoment(moment, { hour: 'numeric', minute: '2-digit' })

/** Formats a moment as weekday and time: "Fri 3:30 pm". */
export const weekdayAndTime = (moment: Date) =>
  `${formatMoment(moment, { weekday: 'short' })} ${timeOf(moment)}`

/** Formats a moment in the past: "10:26 pm" today, "Friday" in the last six days, else "20 November". */
export function dayOrTime(moment: Date) {
  const now = new Date()
  if (dayOf(moment) === dayOf(now)) return timeOf(moment)
  const isRecent = now.getTime() - moment.getTime() < RECENT_DAYS * DAY_MS
  return formatMoment(moment, isRecent ? { weekday: 'long' } : { day: 'numeric', month: 'long' })
}

/** Formats a calendar day such as `2026-11-27`: "Friday 27 November". */
export const shownDay = (day: string) =>
  formatMoment(new Date(`${day}T12:00`), { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '')
