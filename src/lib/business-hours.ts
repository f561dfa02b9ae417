import { closedDays } from '@/lib/closed-days'

export const businessHours = { timeZone: 'Europe/Brussels', opens: 9, closes: 17 } as const

const HOUR = 3_600_000
const DAY = 24 * HOUR
const OPENS = businessHours.opens * HOUR
const CLOSES = businessHours.closes * HOUR

export function isOpen(now: Date) {
  const time = toLocal(now)
  const day = dayOf(time)
  return isWorkingDay(day) && time >= day + OPENS && time < day + CLOSES
}

/** The moment at which we open next. */
export function nextOpening(now: Date) {
  const time = toLocal(now)
  const day = dayOf(time)
  return fromLocal(workingDayFrom(time < day + OPENS ? day : day + DAY) + OPENS)
}

export type ReplyTime = '2 business hours' | '24 hours'

/** By when a reply was promised. `private.reply_due` says the same in SQL. */
export function replyDue(sent: Date, within: ReplyTime) {
  return within === '24 hours'
    ? fromLocal(intoBusinessHours(toLocal(new Date(sent.getTime() + DAY))))
    : fromLocal(afterBusinessHours(toLocal(sent), 2 * HOUR))
}

/** A moment outside business hours becomes the last closing since the day before, else the next working day's same hour, between 9 and 17. */
function intoBusinessHours(time: number) {
  const day = dayOf(time)
  if (isWorkingDay(day) && time < day + OPENS && isWorkingDay(day - DAY)) return day - DAY + CLOSES
  return workingDayFrom(day) + Math.min(Math.max(time - day, OPENS), CLOSES)
}

function afterBusinessHours(time: number, wait: number): number {
  const day = dayOf(time)
  const closes = day + CLOSES
  const starts = Math.max(time, day + OPENS)
  const left = isWorkingDay(day) ? Math.max(closes - starts, 0) : 0
  return left > 0 && wait <= left ? starts + wait : afterBusinessHours(day + DAY, wait - left)
}

/** A moment on a clock in the visitor's own zone. */
export function momentIn(timeZone: string, moment: Date) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, ...options }).format(moment)
  return {
    weekday: format({ weekday: 'long' }),
    date: format({ day: 'numeric', month: 'long' }),
    time: format({ hour: '2-digit', minute: '2-digit' }),
  }
}

/** Today's opening hours on a clock in the visitor's own zone: `13:30` and `21:30` in India in winter. */
export function hoursIn(timeZone: string, now: Date) {
  const day = dayOf(toLocal(now))
  return {
    opens: momentIn(timeZone, fromLocal(day + OPENS)).time,
    closes: momentIn(timeZone, fromLocal(day + CLOSES)).time,
  }
}

/** The first working day from this one on. */
const workingDayFrom = (day: number): number => (isWorkingDay(day) ? day : workingDayFrom(day + DAY))

function isWorkingDay(day: number) {
  const date = new Date(day)
  const weekend = date.getUTCDay() === 0 || date.getUTCDay() === 6
  return !weekend && !closedDays.includes(date.toISOString().slice(0, 10))
}

const dayOf = (time: number) => Math.floor(time / DAY) * DAY

let antwerpClock: Intl.DateTimeFormat | undefined

/** What a clock in Antwerp shows, read as if it were UTC: days and hours are plain sums there. */
function toLocal(moment: Date) {
  // Made once: it costs a slow phone more than all that is asked of it.
  antwerpClock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: businessHours.timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  })
  const parts = antwerpClock.formatToParts(moment)
  const [year = 0, month = 0, ...rest] = (['year', 'month', 'day', 'hour', 'minute', 'second'] as const).map(
    (type) => Number(parts.find((part) => part.type === type)?.value),
  )
  return Date.UTC(year, month - 1, ...rest) + moment.getUTCMilliseconds()
}

/** The clocks change in a night of Saturday to Sunday, when we are closed. */
function fromLocal(time: number) {
  return new Date(time - (toLocal(new Date(time)) - time))
}
