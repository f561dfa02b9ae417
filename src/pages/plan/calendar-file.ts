import { generateIcsCalendar, type IcsDateObject, type IcsEvent } from 'ts-ics'
import { countryFigures } from '@/content/countries/figures'
import type { CountrySlug } from '@/content/destinations'
import { datedPlan } from '@/domain/plan/dated-plan'
import { type DayNumber, instantOf } from '@/lib/day'
import { lastDayOfMonth, MONTHS_A_YEAR, monthOfDay } from '@/lib/month'
import { countryWordsIn } from '@/pages/plan/one-country/country-context'
import { paymentTexts } from '@/pages/plan/one-country/payment-texts'
import type { PlanContextValue } from '@/pages/plan/plan-context'

type CalendarFile = PlanContextValue & { country: CountrySlug; link: string }

/** Builds an iCalendar file of a country's plan: each step on its safe day, overdue ones on the last day of this month. */
export function calendarFile({ planQuery, words, format, today, country, link }: CalendarFile) {
  const { countries, timing } = words
  const countryWords = countryWordsIn(words)
  const { steps, months } = countryWords
  const { items, intake, startsIn, isHardlyPossible } = datedPlan(country, planQuery, today)
  const events = items.map((item): IcsEvent => {
    const { name, safeDay, cost, funds, monthsAfterStart = 0 } = item
    const amount = funds || cost
    const isOverdue = item.urgency === 'overdue'
    const day = isOverdue ? lastDayOfMonth(monthOfDay(today)) : safeDay
    const sentences = [
      isHardlyPossible && timing.hardly(format.month(startsIn)),
      isOverdue && months.lateSince(format.date(safeDay)),
      amount > 0 && `${steps[name]}: ${format.rupees(amount)}`,
      funds > 0 && months.funds[countryFigures[country].funds.place](format.rupees(funds / MONTHS_A_YEAR)),
      ...paymentTexts(item, countryWords),
      months.estimate,
      link,
    ]
    return {
      // Without the day, so that the file of a later plan replaces the events of an earlier one. Luxembourg and Germany have two steps
      // `tuition`, months apart.
      uid: `${country}-${intake.season}-${intake.year}-${name}-${monthsAfterStart}@studybridge`,
      stamp: { date: new Date() },
      start: allDay(day),
      end: allDay(day + 1),
      summary: `${countries[country]}: ${steps[name]}`,
      description: sentences.filter(Boolean).join('\n'),
      url: link,
    }
  })
  return generateIcsCalendar({ version: '2.0', prodId: '-//StudyBridge//Plan//EN', events })
}

const allDay = (day: DayNumber): IcsDateObject => ({ date: instantOf(day), type: 'DATE' })
