import { expect, test } from 'vitest'
import { commonSteps } from '@/content/countries/calendar'
import { countryFigures } from '@/content/countries/figures'
import { permitRoutes } from '@/content/countries/permit-routes'
import { type CountrySlug, countrySlugs } from '@/content/destinations'
import { exchangeRate, inRupees, textInRupees } from '@/content/exchange-rate'
import { calendarOf, periodText, positionInYear } from '@/domain/calendar'
import { datedSteps } from '@/domain/plan/dated-steps'
import { dateOf, dayNumber } from '@/lib/day'
import { formatRupees } from '@/lib/money'
import { monthName } from '@/lib/month'
import { monthlyPay, yearlyPay } from '@/lib/pay'

test('permits are sorted by their pay in euros a year', () => {
  expect(yearlyPay({ euros: 3703.44, per: 'month' })).toBe(44_441.28)
  expect(monthlyPay({ euros: 48_912, per: 'year' })).toBe(4076)
  for (const slug of countrySlugs) {
    const pays = permitRoutes[slug].permits.map(({ pay }) => (pay ? yearlyPay(pay) : 0))
    expect(pays).toEqual([...pays].sort((a, b) => a - b))
  }
})

test.each([...commonSteps, ...countrySlugs.flatMap(calendarOf)])(
  'the calendar entry “$text” lies within its year',
  (entry) => {
    const start = positionInYear(entry.from)
    expect(start).toBeGreaterThanOrEqual(0)
    expect(entry.to ? positionInYear(entry.to, 'end') : start).toBeLessThanOrEqual(1.0001)
    expect(entry.to ? positionInYear(entry.to, 'end') : start + 1).toBeGreaterThan(start)
    expect(periodText(entry)).toMatch(/^(?:\d{1,2} )?[A-Z][a-z]+(?: to (?:\d{1,2} )?[A-Z][a-z]+)?$/)
  },
)

test('the copy names the highest tuition and living costs and the longest search year', () => {
  const highest = (figure: 'tuition' | 'living' | 'searchYear') => {
    const amounts = countrySlugs.map((slug) => ({ slug, amount: countryFigures[slug][figure].from }))
    const most = Math.max(...amounts.map(({ amount }) => amount))
    return amounts.filter(({ amount }) => amount === most).map(({ slug }) => slug)
  }
  expect(highest('tuition')).toEqual(['netherlands'])
  expect(highest('living')).toEqual(['luxembourg'])
  expect(highest('searchYear')).toEqual(['germany'])
})

test('our own dates in the calendar are safe days of a master’s plan', () => {
  const daysOfPlan = (slug: CountrySlug) =>
    datedSteps(slug, 'master', { season: 'fall', year: 2029 }, dayNumber(2028, 9, 1)).map(({ safeDay }) => {
      const { month, day: date } = dateOf(safeDay)
      return `${date} ${monthName(month)}`
    })
  for (const slug of countrySlugs) {
    const ours = calendarOf(slug).filter((entry) => entry.ours)
    expect(ours.length).toBeGreaterThan(0)
    for (const entry of ours) expect(daysOfPlan(slug)).toContain(periodText(entry))
  }
})

test('amounts in euros are shown in rupees at the exchange rate of the site', () => {
  expect(inRupees(100)).toBe(formatRupees(100 * exchangeRate.rupeesPerEuro))
  expect(textInRupees('about €900 to €1,300 a month')).toBe(
    `about ${inRupees(900)} to ${inRupees(1300)} a month`,
  )
  expect(textInRupees('€13,569.24 a year')).toBe(`about ${inRupees(13_569.24)} a year`)
})
