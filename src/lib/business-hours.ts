export const businessHours = { timeZone: 'Europe/Brussels', opens: 9, closes: 17 } as const

const HOUR = 3_600_000
const DAY = 24 * HOUR

// Made once: it costs a slow phone more than all that is asked of it.
const antwerpClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: businessHours.timeZone,
  weekday: 'short',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
})

export function isOpen(now: Date) {
  const { weekday, hour } = local(now)
  return weekday !== 'Sat' && weekday !== 'Sun' && hour >= businessHours.opens && hour < businessHours.closes
}

/** The moment at which we open next. */
export function nextOpening(now: Date) {
  for (let day = 0; ; day++) {
    const opens = antwerp(new Date(now.getTime() + day * DAY), businessHours.opens)
    if (opens > now && isOpen(opens)) return opens
  }
}

/** So many business hours later. */
export function afterBusinessHours(from: Date, hours: number): Date {
  const starts = isOpen(from) ? from : nextOpening(from)
  const ends = new Date(starts.getTime() + hours * HOUR)
  const closes = antwerp(starts, businessHours.closes)
  return ends <= closes ? ends : afterBusinessHours(closes, (ends.getTime() - closes.getTime()) / HOUR)
}

/** A moment on a clock in the visitor's own zone. */
export function momentIn(timeZone: string, moment: Date) {
  const told = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, ...options }).format(moment)
  return {
    weekday: told({ weekday: 'long' }),
    date: told({ day: 'numeric', month: 'long' }),
    time: told({ hour: '2-digit', minute: '2-digit' }),
  }
}

/** Today's opening hours on a clock in the visitor's own zone: `13:30` and `21:30` in India in winter. */
export function hoursIn(timeZone: string, now: Date) {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  return {
    opens: format.format(antwerp(now, businessHours.opens)),
    closes: format.format(antwerp(now, businessHours.closes)),
  }
}

/** The moment at which a clock in Antwerp shows this hour, on the day that it shows now. */
function antwerp(now: Date, hour: number) {
  const { year, month, day } = local(now)
  const guess = Date.UTC(year, month - 1, day, hour)
  return new Date(guess - (asUtc(new Date(guess)) - guess))
}

/** What a clock in Antwerp shows, read as if it were UTC. */
function asUtc(date: Date) {
  const { year, month, day, hour, minute } = local(date)
  return Date.UTC(year, month - 1, day, hour, minute)
}

function local(date: Date) {
  const parts = antwerpClock.formatToParts(date)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? ''
  return {
    weekday: part('weekday'),
    year: Number(part('year')),
    month: Number(part('month')),
    day: Number(part('day')),
    hour: Number(part('hour')),
    minute: Number(part('minute')),
  }
}
