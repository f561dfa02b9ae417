import { schedules } from '@/content/countries/plan-steps'
import type { CountrySlug } from '@/content/destinations'
import type { PlanWords } from '@/content/plan/english'
import { type DayNumber, dateOf } from '@/lib/day'
import { formatEuros } from '@/lib/euros'
import type { Intake } from '@/lib/intakes'
import { formatLakh } from '@/lib/lakh'
import { type Month, yearAndMonth } from '@/lib/month'

const asMonth = dateFormats({ month: 'long', year: 'numeric' })
const asShortMonth = dateFormats({ month: 'short', year: 'numeric' })
const asDay = dateFormats({ day: 'numeric', month: 'long', year: 'numeric' })
const asDayOfYear = dateFormats({ day: 'numeric', month: 'long' })

/** Caches formatters by language, because creating one is slow. */
function dateFormats(options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (locale: string, year: number, month: number, day = 1) => {
    const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    formats.set(locale, format)
    return format.format(Date.UTC(year, month - 1, day))
  }
}

/** Formats amounts and dates for a language. */
export function formattersFor(words: Pick<PlanWords, 'lakh' | 'crore' | 'locale'>, rupeesPerEuro: number) {
  const { locale } = words
  const rupees = (amount: number) => formatLakh(amount, words)
  const inRupees = (euros: number) => rupees(euros * rupeesPerEuro)
  return {
    rupees,
    inRupees,
    /** Formats euros with rupees first: `₹27,500 (€250)`. */
    euros: (amount: number) => `${inRupees(amount)} (${formatEuros(amount)})`,
    month: (monthNumber: Month) => {
      const { year, month } = yearAndMonth(monthNumber)
      return asMonth(locale, year, month)
    },
    /** The label beneath a bar of the chart: `Jun 2027`. */
    shortMonth: (monthNumber: Month) => {
      const { year, month } = yearAndMonth(monthNumber)
      return asShortMonth(locale, year, month)
    },
    /** Formats the month in which a country's classes start. */
    startMonth: (slug: CountrySlug, { season, year }: Intake) =>
      asMonth(locale, year, schedules[slug].starts[season].month),
    date: (dayNumber: DayNumber) => {
      const { year, month, day } = dateOf(dayNumber)
      return asDay(locale, year, month, day)
    },
    /** The day and month without a year: `15 January`. The leap year 2000 has every day. */
    dayAndMonth: ({ month, day }: { month: number; day: number }) => asDayOfYear(locale, 2000, month, day),
  }
}

export type Formatters = ReturnType<typeof formattersFor>
