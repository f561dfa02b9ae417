import type { CountrySlug } from '@/content/destinations'
import type { PlanWords } from '@/content/plan/english'
import { firstDayOfClasses } from '@/domain/plan/dated-steps'
import { type DayNumber, dayNumber, instantOf } from '@/lib/day'
import { formatEuros } from '@/lib/euros'
import type { Intake } from '@/lib/intakes'
import { formatLakh } from '@/lib/lakh'
import { lastDayOfMonth, type Month } from '@/lib/month'

const asMonth = dateFormats({ month: 'long', year: 'numeric' })
const asShortMonth = dateFormats({ month: 'short', year: 'numeric' })
const asDay = dateFormats({ day: 'numeric', month: 'long', year: 'numeric' })
const asDayOfYear = dateFormats({ day: 'numeric', month: 'long' })

/** Caches formatters by language, because creating one is slow. */
function dateFormats(options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (locale: string, day: DayNumber) => {
    const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    formats.set(locale, format)
    return format.format(instantOf(day))
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
    /** Formats euros, with rupees first: `₹27,500 (€250)`. */
    rupeesAndEuros: (amount: number) => `${inRupees(amount)} (${formatEuros(amount)})`,
    month: (month: Month) => asMonth(locale, lastDayOfMonth(month)),
    /** The label beneath a bar of the chart: `Jun 2027`. */
    shortMonth: (month: Month) => asShortMonth(locale, lastDayOfMonth(month)),
    /** Formats the month in which a country's classes start. */
    startMonth: (slug: CountrySlug, intake: Intake) => asMonth(locale, firstDayOfClasses(slug, intake)),
    date: (day: DayNumber) => asDay(locale, day),
    /** The day and month without a year: `15 January`. The leap year 2000 has every day. */
    dayAndMonth: ({ month, day }: { month: number; day: number }) =>
      asDayOfYear(locale, dayNumber(2000, month, day)),
  }
}

export type Formatters = ReturnType<typeof formattersFor>
