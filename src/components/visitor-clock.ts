import { openingHours } from '@/content/opening-hours'
import { businessHours, momentIn, type ReplyTime, replyDue } from '@/lib/business-hours'
import { visitorTimeZone } from '@/lib/visitor-zone'

/** Only after hydration: the file knows no time zone. `clock` names it: "your time (India)". */
export function visitorZone() {
  const timeZone = visitorTimeZone()
  if (timeZone === businessHours.timeZone) return { timeZone, clock: openingHours.antwerpTime }
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? ''
  return { timeZone, clock: openingHours.yourTime(openingHours.zoneNames[timeZone] ?? city) }
}

/** "Monday 23 November, 1:30 pm your time (India)". */
export function onVisitorsClock(moment: Date) {
  const { timeZone, clock } = visitorZone()
  return openingHours.moment(momentIn(timeZone, moment), clock)
}

const HALF_HOUR = 1_800_000

/** The moment by which we promise a reply, rounded down to the half hour. */
export function promisedReply(sent: Date, within: ReplyTime) {
  const due = replyDue(sent, within).getTime()
  return new Date(due - (due % HALF_HOUR))
}

export const replyDueOnVisitorsClock = (sent: Date, within: ReplyTime) =>
  onVisitorsClock(promisedReply(sent, within))

const shortly = (moment: Date, options: Intl.DateTimeFormatOptions) =>
  // Some versions of ICU write a narrow space before "pm".
  new Intl.DateTimeFormat('en-IN', { timeZone: visitorTimeZone(), ...options })
    .format(moment)
    .replace(/\s/gu, ' ')

const timeOf = (moment: Date) => shortly(moment, { hour: 'numeric', minute: '2-digit' })

/** "Fri 3:30 pm". */
export const weekdayAndTime = (moment: Date) => `${shortly(moment, { weekday: 'short' })} ${timeOf(moment)}`

/** A moment in the past: "10:26 pm" today, "Friday" in the last six days, else "20 November". */
export function dayOrTime(moment: Date, now = new Date()) {
  if (moment.toDateString() === now.toDateString()) return timeOf(moment)
  const isRecent = now.getTime() - moment.getTime() < 6 * 86_400_000
  return shortly(moment, isRecent ? { weekday: 'long' } : { day: 'numeric', month: 'long' })
}

/** A calendar day, `2026-11-27`, in words: "Friday 27 November". */
export const shownDay = (day: string) =>
  shortly(new Date(`${day}T12:00`), { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '')
