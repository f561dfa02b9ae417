import type { Deadline } from '@/content/countries/deadlines'
import { type Step, schedules, travelTime } from '@/content/countries/plan-steps'
import { busyMonths, type Wait } from '@/content/countries/waits'
import type { CountrySlug } from '@/content/destinations'
import type { Level } from '@/content/plan/choices'
import { type DayNumber, dateOf, dayNumber, monthsAfter } from '@/lib/day'
import type { Intake } from '@/lib/intakes'

/** The days of each unit. A month counts 31, so that no wait is too short. */
const DAYS = { day: 1, week: 7, month: 31 } as const

type Duration = 'shortest' | 'longest'

export const daysOf = ({ from, to, unit }: Wait, duration: Duration) =>
  (duration === 'longest' ? to : from) * DAYS[unit]

/** The last day on which a wait can start if it must end by `day`. */
function latestStart(wait: Wait, duration: Duration, day: DayNumber): DayNumber {
  const start = day - daysOf(wait, duration)
  const { month } = dateOf(start)
  const isBusy = month >= busyMonths.from && month <= busyMonths.to
  if (!wait.busy || !isBusy) return start
  return day - daysOf({ ...wait, ...wait.busy }, duration)
}

export type DatedDeadline = Pick<Deadline, 'year' | 'source' | 'namedBy'> & { day: DayNumber }

/** A step before its days are counted, with the closing days of one level and intake. */
type UndatedStep = Omit<Step, 'deadlines'> & {
  /** In their order; empty if our sources name none. */
  deadlines: readonly DatedDeadline[]
}

/**
 * The latest day tells whether the intake is still possible, so it counts the shortest waits, up to the last closing day. The safe
 * day counts the longest waits, up to the next closing day: some programmes close as early as that.
 */
export type DatedStep = UndatedStep & { safeDay: DayNumber; latestDay: DayNumber }

export const firstDayOfClasses = (slug: CountrySlug, { season, year }: Intake): DayNumber => {
  const { month, day } = schedules[slug].starts[season]
  return dayNumber(year, month, day)
}

const deadlinesOf = ({ deadlines }: Step, level: Level, { season }: Intake): readonly Deadline[] =>
  deadlines?.[level][season] ?? []

/** The steps in the order of their safe days, counted back from the first day of classes. */
export function datedSteps(slug: CountrySlug, level: Level, intake: Intake, today: DayNumber): DatedStep[] {
  const classesBegin = firstDayOfClasses(slug, intake)
  const steps = schedules[slug].steps.map((step) => ({
    ...step,
    deadlines: deadlinesOf(step, level, intake).map((deadline) => ({
      ...deadline,
      day: lastOccurrence(classesBegin, deadline),
    })),
  }))
  const lastClosing = ({ deadlines }: UndatedStep) => deadlines.at(-1)
  const nextClosing = (step: UndatedStep) =>
    step.deadlines.find(({ day }) => day >= today) ?? lastClosing(step)
  const latestDayOf = countBack(steps, classesBegin, 'shortest', lastClosing)
  const safeDayOf = countBack(steps, classesBegin, 'longest', nextClosing)
  return steps
    .map((step) => ({
      ...step,
      latestDay: latestDayOf(step),
      safeDay: step.name === 'reply' ? replyDay(step, steps, safeDayOf) : safeDayOf(step),
    }))
    .sort((one, other) => one.safeDay - other.safeDay)
}

/**
 * Counts back from the first day of classes to the last day on which a step still leaves time for the travel, and for the steps that
 * need it.
 *
 * Example, Belgium with the longest waits: classes begin on 15 September, so the student arrives 3 weeks earlier, on 25 August.
 * The visa takes 3 months (93 days) after the visit to the visa centre, so the visit is on 24 May. The proof of funds must be paid 2
 * weeks before the visit, on 10 May.
 * @param closing the closing day by which the step itself must be done, if our sources name one
 */
function countBack(
  steps: readonly UndatedStep[],
  classesBegin: DayNumber,
  duration: Duration,
  closing: (step: UndatedStep) => DatedDeadline | undefined,
): (step: UndatedStep) => DayNumber {
  const arrival = classesBegin - daysOf(travelTime, duration)
  return function lastDayOf(step): DayNumber {
    if (step.monthsAfterStart !== undefined) return monthsAfter(classesBegin, step.monthsAfterStart)
    let day = Math.min(arrival, closing(step)?.day ?? arrival)
    for (const later of steps) {
      const wait = waitBetween(step, later)
      if (wait) day = Math.min(day, latestStart(wait, duration, lastDayOf(later)))
    }
    return day
  }
}

const waitBetween = (earlier: UndatedStep, later: UndatedStep) =>
  later.needs?.find(({ step }) => step === earlier.name)?.wait

/**
 * The safe day of the reply, counted forward from the application by the longest wait: counted back, it would be later if the
 * application has an early closing day.
 *
 * Example, the Netherlands: counted back, the reply could come on 24 April. But who applies by 15 January, TU Delft's first closing day,
 * has the reply at most 12 weeks later, on 9 April.
 */
function replyDay(
  reply: UndatedStep,
  steps: readonly UndatedStep[],
  safeDayOf: (step: UndatedStep) => DayNumber,
): DayNumber {
  let day = safeDayOf(reply)
  for (const earlier of steps) {
    const wait = waitBetween(earlier, reply)
    if (wait) day = Math.min(day, safeDayOf(earlier) + daysOf(wait, 'longest'))
  }
  return day
}

/** The last occurrence of a yearly deadline before classes start. */
export function lastOccurrence(
  classesBegin: DayNumber,
  { month, day }: Pick<Deadline, 'month' | 'day'>,
): DayNumber {
  const { year } = dateOf(classesBegin)
  const inYear = dayNumber(year, month, day)
  return inYear < classesBegin ? inYear : dayNumber(year - 1, month, day)
}
