import type { Deadline } from '@/content/countries/deadlines'
import type { ClosingDay, PlanItem } from '@/domain/plan/dated-plan'
import { dateOf } from '@/lib/day'
import { countryWordsIn } from '@/pages/plan/one-country/country-context'
import type { PlanContextValue } from '@/pages/plan/plan-context'

type ItemWithDays = Pick<PlanItem, 'name' | 'goesToOffice' | 'opens' | 'closingDays' | 'latestDay'>

/** A step's opening day and closing days as sentences, and their sources. Empty for a step that has none. */
export function closingDaysText(
  { name, goesToOffice, opens, closingDays, latestDay }: ItemWithDays,
  { words, format, today }: PlanContextValue,
) {
  const { months } = countryWordsIn(words)
  const isApplication = name === 'application'
  if (closingDays.length === 0) return { text: isApplication ? months.unknown : '', sources: [] }
  const latest = format.dayAndMonth(dateOf(latestDay))
  const latestText = latestDay < today ? `${latest} (${months.past})` : latest
  const textOf: Record<ClosingDay['kind'], (day: string) => string> = {
    past: (day) => `${months.closes(day)}, ${months.past}`,
    next: months.closes,
    other: months.otherDay,
    last: months.veryLast,
    tooLate: (day) => (goesToOffice ? months.fileTooLate : months.tooLate)(day, latestText),
  }
  const closing = closingDays.map(({ kind, day, namedBy }) =>
    textOf[kind](withName(format.dayAndMonth(dateOf(day)), namedBy)),
  )
  const opening = opens
    ? months.opens(withName(format.dayAndMonth(opens), opens.namedBy))
    : isApplication && months.opensUnknown
  const dates = opens ? [opens, ...closingDays] : closingDays
  const years = [...new Set(dates.map(({ year }) => year))]
  const knownYears = years.filter((year) => year !== 'undated')
  const yearNote = goesToOffice ? months.officeYearNote : months.yearNote
  const texts = [
    opening,
    `${closing.join('; ')}${words.fullStop}`,
    knownYears.length > 0 && yearNote(knownYears.join(', ')),
    years.includes('undated') && months.undated,
  ]
  return {
    text: texts.filter(Boolean).join(' '),
    sources: [...new Set(dates.map(({ source }) => source))],
  }
}

/** A day with the university or portal that names it: `15 January (TU Delft)`. */
const withName = (day: string, name: Deadline['namedBy']) => (name ? `${day} (${name})` : day)
