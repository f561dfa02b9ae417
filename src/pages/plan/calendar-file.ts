import { generateIcsCalendar, type IcsDateObject, type IcsEvent } from 'ts-ics'
import type { CountrySlug } from '@/content/countries/figures'
import { exchangeRate } from '@/content/exchange-rate'
import { type Item, monthPlan, type Row } from '@/domain/month-plan'
import { yearAndMonth } from '@/lib/month'
import { writer } from '@/pages/plan/amounts'
import type { PlanProps } from '@/pages/plan/plan-props'

type CalendarFile = PlanProps & { country: CountrySlug; link: string }

/** The plan of one country as an iCalendar file: what is to be decided or paid, each as a day. */
export function calendarFile({ asked, words, today, country, link }: CalendarFile) {
  const { steps, countries, months, refunds } = words
  const write = writer(words, asked.rate ?? exchangeRate.rupeesPerEuro)
  const { rows, start } = monthPlan(country, asked, today)
  const events = rows.flatMap((row) =>
    row.items
      .filter(({ what }) => what !== 'living')
      .map((item): IcsEvent => {
        const day = dayOf(item, row)
        const { by, refund, rupees } = item
        const sentences = [
          refund ? write.rupees(rupees) : months.nothingPaid,
          refund && refunds[refund],
          by && by !== 'unknown' ? months.pattern(write.day(by.inYear, by.month, by.day)) : months.estimate,
          link,
        ]
        return {
          uid: `${country}-${start.season}-${start.year}-${item.what.replaceAll(' ', '-')}-${row.from}@studybridge`,
          stamp: { date: today },
          start: allDay(day),
          end: allDay(day + DAY),
          summary: `${countries[country]}: ${steps[item.what]}`,
          description: sentences.filter(Boolean).join('\n'),
          url: link,
        }
      }),
  )
  return generateIcsCalendar({ version: '2.0', prodId: '-//StudyBridge//Plan//EN', events })
}

const DAY = 24 * 60 * 60 * 1000

/** The last day to decide while it is to come, else the last day of the month in which it falls due. */
function dayOf({ by }: Item, { from }: Row) {
  if (by && by !== 'unknown' && !by.isPast) return Date.UTC(by.inYear, by.month - 1, by.day)
  const { year, month } = yearAndMonth(from)
  return Date.UTC(year, month, 0)
}

const allDay = (day: number): IcsDateObject => ({ date: new Date(day), type: 'DATE' })
