import { describe, expect, test } from 'vitest'
import { calendars, everybody } from '@/content/countries/calendar'
import { type CountrySlug, countryFigures } from '@/content/countries/figures'
import { permitRoutes } from '@/content/countries/permit-routes'
import { exchangeRate, inRupees, textInRupees } from '@/content/exchange-rate'
import { position, when } from '@/domain/calendar'
import { comparisonRows } from '@/domain/comparison'
import { firstYear } from '@/domain/first-year'
import { aMonth, aYear } from '@/lib/pay'

const slugs = Object.keys(countryFigures) as CountrySlug[]

describe('the first year', () => {
  test.each([
    ['belgium', 5010, 13_200, 12_744],
    ['netherlands', 12_000, 15_000, 13_569.24 + 12_000],
    ['luxembourg', 400, 19_200, 18_666.24],
    ['germany', 300, 12_900, 11_904],
  ] as const)('%s: tuition, living and the proof of funds', (slug, tuition, living, funds) => {
    const year = firstYear(slug)
    expect([year.tuition.euros, year.living.euros, year.funds.euros]).toEqual([tuition, living, funds])
  })

  test.each(slugs)('%s: its parts are its sum, and its low ends are marked', (slug) => {
    const { tuition, living, oneOff, total } = firstYear(slug)
    const lines = oneOff.lines.reduce((sum, { euros }) => sum + euros, 0)
    expect(oneOff.euros).toBe(lines)
    expect(total).toBe(tuition.euros + living.euros + lines)
    expect(tuition.from).toBe(true)
  })
})

test('Belgium: the low end is the tuition in French, and Antwerp an example of its own', () => {
  expect(firstYear('belgium')).toMatchObject({ total: 20_461, example: { euros: 23_251 } })
})

test('the APS certificate is stated in rupees, as its source does', () => {
  expect(firstYear('germany').oneOff.lines[0]).toMatchObject({ rupees: 18_000 })
})

test('the comparison repeats the figures and the sums', () => {
  for (const slug of slugs) {
    const { tuition, living, hours, search } = countryFigures[slug]
    expect(comparisonRows.map(({ cells }) => cells[slug].value)).toEqual([
      tuition.from,
      living.from,
      firstYear(slug).funds.euros,
      firstYear(slug).total,
      hours.from,
      search.from,
      undefined,
    ])
  }
})

test('pay is compared in one unit, euros a year', () => {
  expect(aYear({ euros: 3703.44, per: 'month' })).toBe(44_441.28)
  expect(aMonth({ euros: 48_912, per: 'year' })).toBe(4076)
  for (const slug of slugs) {
    const pays = permitRoutes[slug].permits.map(({ pay }) => (pay ? aYear(pay) : 0))
    expect(pays).toEqual(pays.toSorted((a, b) => a - b))
  }
})

test('Luxembourg: the Blue Card is neither the only nor the lowest way', () => {
  const [, linked, shortage, blueCard] = permitRoutes.luxembourg.permits
  expect(linked?.pay && aYear(linked.pay)).toBe(39_907.2)
  expect([shortage?.pay?.euros, blueCard?.pay?.euros]).toEqual([47_174, 65_652])
})

test.each([...everybody, ...Object.values(calendars).flat()])('$text lies within its year', (entry) => {
  const start = position(entry.from)
  expect(start).toBeGreaterThanOrEqual(0)
  expect(entry.to ? position(entry.to, true) : start).toBeLessThanOrEqual(1.0001)
  expect(entry.to ? position(entry.to, true) : start + 1).toBeGreaterThan(start)
  expect(when(entry)).toMatch(/^(?:\d{1,2} )?[A-Z][a-z]+(?: to (?:\d{1,2} )?[A-Z][a-z]+)?$/)
})

test.each([
  [12_744, '₹14.0 lakh'],
  [400, '₹44,000'],
  [0, '₹0'],
  [909, '₹1.0 lakh'],
])('€%s is %s, by the one rate', (euros, rupees) => {
  expect(exchangeRate.rupeesPerEuro).toBe(110)
  expect(inRupees(euros)).toBe(rupees)
})

test.each([
  ['about €900 to €1,300 a month', 'about ₹99,000 to ₹1.4 lakh a month'],
  ['€13,569.24 a year', 'about ₹14.9 lakh a year'],
])('%s reads %s', (euros, rupees) => {
  expect(textInRupees(euros)).toBe(rupees)
})
