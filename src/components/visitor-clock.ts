import { openingHours } from '@/content/opening-hours'
import { momentIn, type ReplyTime, replyDue } from '@/lib/business-hours'

/** Only after hydration: the file knows no time zone. */
export function visitorZone() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? ''
  return { timeZone, name: openingHours.zoneNames[timeZone] ?? city }
}

/** "Monday 23 November, 13:30 your time (India)". */
export function onVisitorsClock(moment: Date) {
  const { timeZone, name } = visitorZone()
  return openingHours.moment(momentIn(timeZone, moment), name)
}

const HALF_HOUR = 1_800_000

/** The moment by which we promise a reply, rounded down to the half hour. */
export function promisedReply(sent: Date, within: ReplyTime) {
  const due = replyDue(sent, within).getTime()
  return new Date(due - (due % HALF_HOUR))
}

export const replyDueOnVisitorsClock = (sent: Date, within: ReplyTime) =>
  onVisitorsClock(promisedReply(sent, within))
