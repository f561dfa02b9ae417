import { closedDays } from '@/lib/closed-days'
import { DAY_MS } from '@/lib/day'
import { monthName } from '@/lib/month'

export const businessHours = { timeZone: 'Europe/Brussels', opens: 9, closes: 17 } as const

/** A zone's local time in milliseconds as if it were UTC, so that days and hours can be added. */
type LocalTime = number

const HOUR_MS = DAY_MS / 24
const HALF_HOUR_MS = HOUR_MS / 2
const OPENS_MS = businessHours.opens * HOUR_MS
const CLOSES_MS = businessHours.closes * HOUR_MS

export function isOpen(now: Date) {
  const time = toLocal(now)
  const midnight = midnightOf(time)
  return isWorkingDay(midnight) && time >= midnight + OPENS_MS && time < midnight + CLOSES_MS
}

/** The next opening time. */
export function nextOpening(now: Date) {
  const time = toLocal(now)
  const midnight = midnightOf(time)
  const isBeforeOpening = time < midnight + OPENS_MS
  return fromLocal(workingDayFrom(isBeforeOpening ? midnight : midnight + DAY_MS) + OPENS_MS)
}

export type ReplyTime = '2 business hours' | '24 hours'

/** The moment by which we promise a reply, rounded down to the half hour. `private.reply_due` computes the same in SQL. */
export function replyDue(sent: Date, within: ReplyTime) {
  const due =
    within === '24 hours'
      ? intoBusinessHours(toLocal(new Date(sent.getTime() + DAY_MS)))
      : addBusinessHours(toLocal(sent), 2 * HOUR_MS)
  return fromLocal(due - (due % HALF_HOUR_MS))
}

/**
 * Moves a moment into business hours. Before opening on the second of two working days: to the first day's closing time. Else: to the
 * same hour of this or the next working day, at least opening, at most closing.
 */
function intoBusinessHours(time: LocalTime) {
  const midnight = midnightOf(time)
  const dayBefore = midnight - DAY_MS
  const isBeforeOpening = isWorkingDay(midnight) && time < midnight + OPENS_MS
  if (isBeforeOpening && isWorkingDay(dayBefore)) return dayBefore + CLOSES_MS
  const timeOfDay = time - midnight
  return workingDayFrom(midnight) + Math.min(Math.max(timeOfDay, OPENS_MS), CLOSES_MS)
}

/** Adds a duration of business hours. What does not fit into the day goes on when we open next. */
function addBusinessHours(time: LocalTime, duration: number): LocalTime {
  const midnight = midnightOf(time)
  const start = Math.max(time, midnight + OPENS_MS)
  const left = isWorkingDay(midnight) ? Math.max(midnight + CLOSES_MS - start, 0) : 0
  if (duration <= left) return start + duration
  return addBusinessHours(midnight + DAY_MS, duration - left)
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The weekday, date and time of a moment in a zone. */
export function momentIn(timeZone: string, moment: Date) {
  const time = toLocal(moment, timeZone)
  const date = new Date(time)
  return {
    weekday: weekdays[date.getUTCDay()] ?? '',
    date: `${date.getUTCDate()} ${monthName(date.getUTCMonth() + 1)}`,
    time: onTwelveHours(clockTime(time)),
  }
}

/** `1:30 pm` for `13:30`. `Intl` would write the blank and the letters differently in each browser. */
export function onTwelveHours(time: string) {
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'am' : 'pm'}`
}

/** Today's opening hours in the visitor's zone: `1:30 pm` and `9:30 pm` in India in winter. */
export function hoursIn(timeZone: string, now: Date) {
  const midnight = midnightOf(toLocal(now))
  return {
    opens: momentIn(timeZone, fromLocal(midnight + OPENS_MS)).time,
    closes: momentIn(timeZone, fromLocal(midnight + CLOSES_MS)).time,
  }
}

type CallTime = { at: Date; time: string }

/**
 * The half hours after `now` for calls on a day of the visitor's calendar (`2026-11-27`), with the visitor's time (`13:30`). Empty
 * if we are closed, if none is left, or if the day is invalid.
 */
export function callTimes(isoDay: string, timeZone: string, now: Date): CallTime[] {
  const midnight = Date.parse(isoDay)
  if (Number.isNaN(midnight)) return []
  // In any zone, the visitor's day overlaps only these days in Antwerp.
  const antwerpDays = [midnight - DAY_MS, midnight, midnight + DAY_MS].filter(isWorkingDay)
  const future = antwerpDays.flatMap(halfHours).filter((at) => at > now)
  return (
    future
      .map((at) => ({ at, local: toLocal(at, timeZone) }))
      // Keep the times of the visitor's day.
      .filter(({ local }) => isoDayOf(local) === isoDay)
      .map(({ at, local }) => ({ at, time: clockTime(local) }))
  )
}

function halfHours(midnight: LocalTime) {
  const count = (CLOSES_MS - OPENS_MS) / HALF_HOUR_MS
  return Array.from({ length: count }, (_, index) => fromLocal(midnight + OPENS_MS + index * HALF_HOUR_MS))
}

/** The most days between a closed day and the days that are offered instead. */
const MOST_DAYS_APART = 14

/** The last day before a closed day, and the first after it, that have times for a call. */
export function openDaysAround(isoDay: string, timeZone: string, now: Date) {
  const nearest = (direction: -1 | 1) => {
    for (let distance = 1; distance <= MOST_DAYS_APART; distance++) {
      const other = isoDayOf(Date.parse(isoDay) + direction * distance * DAY_MS)
      if (callTimes(other, timeZone, now).length > 0) return other
    }
  }
  return [nearest(-1), nearest(1)].filter((other) => other !== undefined)
}

/** The first working day from this one on. */
const workingDayFrom = (midnight: LocalTime): LocalTime =>
  isWorkingDay(midnight) ? midnight : workingDayFrom(midnight + DAY_MS)

/** Whether we are open on the day that begins at this local midnight. */
function isWorkingDay(midnight: LocalTime) {
  const date = new Date(midnight)
  const weekend = date.getUTCDay() === 0 || date.getUTCDay() === 6
  return !weekend && !closedDays.includes(isoDayOf(midnight))
}

/** The day of a local time: `2026-11-27`. */
const isoDayOf = (time: LocalTime) => new Date(time).toISOString().slice(0, 10)

/** The hour and minute of a local time: `13:30`. */
const clockTime = (time: LocalTime) => new Date(time).toISOString().slice(11, 16)

const midnightOf = (time: LocalTime) => Math.floor(time / DAY_MS) * DAY_MS

/** Reused by zone: creating an `Intl.DateTimeFormat` takes about 30 ms on a slow phone. */
const clocks = new Map<string, Intl.DateTimeFormat>()

/** The local time of a moment, in Antwerp or another zone. */
function toLocal(moment: Date, timeZone: string = businessHours.timeZone): LocalTime {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      hourCycle: 'h23',
    })
  clocks.set(timeZone, clock)
  const parts = clock.formatToParts(moment)
  const part = (name: Intl.DateTimeFormatPartTypes) => Number(parts.find(({ type }) => type === name)?.value)
  const toSecond = [
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  ] as const
  return Date.UTC(...toSecond) + moment.getUTCMilliseconds()
}

/** Converts Antwerp's local time back to UTC. The offset is unambiguous, because clocks change on Sundays, when we are closed. */
function fromLocal(time: LocalTime) {
  return new Date(time - (toLocal(new Date(time)) - time))
}
