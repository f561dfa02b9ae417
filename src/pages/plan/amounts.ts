import type { PlanWords } from '@/content/plan/english'
import { type Month, yearAndMonth } from '@/content/plan/plan'
import { formatEuros, formatLakh } from '@/lib/euros'
import { formatRupees } from '@/lib/money'

/** Amounts and dates as a language writes them. */
export function writer({ lakh, locale }: Pick<PlanWords, 'lakh' | 'locale'>, rupeesPerEuro: number) {
  const date = (at: Date, options: Intl.DateTimeFormatOptions) =>
    at.toLocaleDateString(locale, { ...options, timeZone: 'UTC' })
  const rupees = (amount: number) => formatLakh(amount, lakh)
  return {
    rupees,
    exactRupees: formatRupees,
    /** An amount in euros, in rupees first. */
    euros: (amount: number) => `${rupees(amount * rupeesPerEuro)} (${formatEuros(amount)})`,
    month: (month: Month) => {
      const { year, month: ofYear } = yearAndMonth(month)
      return date(new Date(Date.UTC(year, ofYear - 1)), { month: 'long', year: 'numeric' })
    },
    day: (year: number, month: number, day: number) =>
      date(new Date(Date.UTC(year, month - 1, day)), { day: 'numeric', month: 'long', year: 'numeric' }),
    dayOfYear: (month: number, day: number) =>
      date(new Date(Date.UTC(2000, month - 1, day)), { day: 'numeric', month: 'long' }),
  }
}

export type Writer = ReturnType<typeof writer>
