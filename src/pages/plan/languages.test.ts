import { expect, test } from 'vitest'
import { countrySlugs } from '@/content/destinations'
import { inRupees } from '@/content/exchange-rate'
import { levels } from '@/content/plan/choices'
import { english, type PlanWords } from '@/content/plan/english'
import { hindi } from '@/content/plan/hindi'
import { firstYear } from '@/domain/first-year'
import { defaultQuery, type PlanQuery, planQueryString } from '@/domain/plan/plan-query'
import { dayNumber } from '@/lib/day'
import { upcomingIntakes } from '@/lib/intakes'
import { planHtml } from '@/testing/plan-html'

const today = dayNumber(2026, 11, 23)

/** All levels, countries, seasons and kinds of budgets and loans. */
const queries: PlanQuery[] = levels.flatMap((level) =>
  [undefined, ...countrySlugs].flatMap((country) =>
    upcomingIntakes(today)
      .slice(0, 2)
      .flatMap((start) =>
        [
          { budget: undefined },
          { budget: 15, loan: 5 },
          { budget: 27, loan: 26.5, rate: 97.25 },
          { budget: 99, loan: 60 },
        ].map((money) => ({ ...defaultQuery, level, country, start, ...money })),
      ),
  ),
)

/** Amounts in lakh, rupees or euros, years, and days of dates. */
function amountsIn(planQuery: PlanQuery, words: PlanWords) {
  const text = planHtml(planQuery, words, today).replace(/<[^>]+>/g, ' ')
  return [...text.matchAll(/[₹€]\d(?:[\d,.]*\d)?(?: (?:lakh|लाख))?|\b(?:\d{1,2} \S+ )?20\d\d/g)]
    .map(([amount]) => amount.replace('लाख', 'lakh').replace(/^(\d+) \S+ (20\d\d)$/, '$1 $2'))
    .sort()
    .join()
}

test('a Hindi plan marks each Latin name as English, and has no Latin full stop', () => {
  const unmarked = queries.flatMap((planQuery) => {
    const inHindi = planHtml(planQuery, hindi, today)
      .replace(/<(\w+)(?= )[^>]* lang="en"[^>]*>.*?<\/\1>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/https:\S+/g, '')
    return inHindi.match(/[A-Za-z][A-Za-z ]*|\p{Script=Devanagari}\./gu) ?? []
  })
  expect([...new Set(unmarked)]).toEqual([])
})

test('English and Hindi plans show the same amounts and dates', () => {
  const different = queries.filter(
    (planQuery) => amountsIn(planQuery, english) !== amountsIn(planQuery, hindi),
  )
  expect(different.map(planQueryString)).toEqual([])
  expect(amountsIn(defaultQuery, hindi)).toContain(inRupees(firstYear('belgium').total))
})
