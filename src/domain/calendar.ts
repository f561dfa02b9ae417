import { type CalendarEntry, calendars, type DayOrMonth } from '@/content/countries/calendar'
import { dayName } from '@/content/countries/deadlines'
import type { CountrySlug } from '@/content/destinations'
import { datedSteps } from '@/domain/plan/dated-steps'
import { dateOf, dayNumber } from '@/lib/day'
import type { Intake } from '@/lib/intakes'
import { MONTHS_A_YEAR, monthName } from '@/lib/month'

const FIRST_MONTH = 9
const MONTHS_SHOWN = 13
const DAYS_IN_MONTH = 31

const edges = { start: 0, end: 1 }

/** The position of a date within the thirteen months, from 0 to 1. A date without a day is at the `edge` of its month. */
export function positionInYear({ month, day, next }: DayOrMonth, edge: keyof typeof edges = 'start') {
  const monthsBefore = next ? MONTHS_SHOWN - 1 : (month - FIRST_MONTH + MONTHS_A_YEAR) % MONTHS_A_YEAR
  const partOfMonth = day === undefined ? edges[edge] : (day - 1) / DAYS_IN_MONTH
  return (monthsBefore + partOfMonth) / MONTHS_SHOWN
}

/** Any year will do: the dates repeat every year. */
const anyIntake: Intake = { season: 'fall', year: 2027 }
/** Before every closing day of that intake, so that none counts as past. */
const beforeClosingDays = dayNumber(anyIntake.year - 1, FIRST_MONTH, 1)

/** The calendar of a master’s in one country, with the dates of the plan, the earliest first. */
export function calendarOf(slug: CountrySlug): CalendarEntry[] {
  const steps = datedSteps(slug, 'master', anyIntake, beforeClosingDays)
  const dated = calendars[slug].map((entry): CalendarEntry => {
    if (!('step' in entry)) return entry
    const { step: stepName, ...texts } = entry
    const step = steps.find(({ name }) => name === stepName)
    if (!step) throw new Error(`The plan for ${slug} has no step ${stepName}`)
    const { month, day } = dateOf(step.safeDay)
    return { ...texts, from: { month, day } }
  })
  return dated.sort((one, other) => positionInYear(one.from) - positionInYear(other.from))
}

export const monthsShown = Array.from({ length: MONTHS_SHOWN }, (_, index) => monthName(FIRST_MONTH + index))

/** `1 February to 30 April`, `October to February`, `15 January`. */
export function periodText({ from, to }: CalendarEntry) {
  const first = dayOrMonthText(from)
  const last = to ? dayOrMonthText(to) : first
  return first === last ? first : `${first} to ${last}`
}

const dayOrMonthText = ({ month, day }: DayOrMonth) =>
  day === undefined ? monthName(month) : dayName({ month, day })
