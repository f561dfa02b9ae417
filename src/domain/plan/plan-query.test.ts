import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countrySlugs } from '@/content/destinations'
import { languages, levels } from '@/content/plan/choices'
import { english } from '@/content/plan/english'
import { allCountryCosts } from '@/domain/plan/country-costs'
import { choicesText, parseAmount, parsePlanQuery, planQueryString } from '@/domain/plan/plan-query'
import { upcomingIntakes } from '@/lib/intakes'
import { budgets, today } from '@/testing/plan-cases'

test('a plan written to a query string is read back unchanged', () => {
  const planQuery = fc.record({
    level: fc.constantFrom(...levels),
    country: fc.constantFrom(undefined, ...countrySlugs),
    start: fc.constantFrom(undefined, ...upcomingIntakes(today)),
    budget: fc.constantFrom(...budgets),
    loan: fc.constantFrom(undefined, 7.5),
    rate: fc.constantFrom(undefined, 97.25),
    interest: fc.constantFrom(undefined, 10.5),
    senders: fc.constantFrom(undefined, 2 as const),
    lang: fc.constantFrom(...languages),
  })
  fc.assert(
    fc.property(planQuery, (planQuery) => {
      expect(parsePlanQuery(new URLSearchParams(planQueryString(planQuery)), today)).toEqual(planQuery)
    }),
  )
})

test('unknown values in the query are ignored', () => {
  const words = fc.oneof(
    fc.string(),
    fc.constantFrom('phd', 'france', 'fall-2019', '-3', '1e9', '0', 'NaN', '1000', '__proto__'),
  )
  const names = ['level', 'start', 'country', 'budget', 'loan', 'rate', 'interest', 'senders', 'lang']
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), words), (query) => {
      const planQuery = parsePlanQuery(new URLSearchParams(query), today)
      for (const costs of allCountryCosts(planQuery)) expect(costs.sum.low).toBeGreaterThan(0)
      expect(parsePlanQuery(new URLSearchParams(planQueryString(planQuery)), today)).toEqual(planQuery)
    }),
  )
})

test.each([
  ['budget', '15,00,000', 15],
  ['budget', '0', undefined],
  ['budget', '1000', undefined],
  ['loan', '₹5L', 5],
  ['rate', '97.25', 97.25],
  ['rate', '9,725', undefined],
  ['rate', '300', undefined],
  ['interest', '10.5%', 10.5],
  ['interest', '45', undefined],
] as const)('the typed %s “%s” is parsed as %s', (name, text, amount) =>
  expect(parseAmount(name, text)).toBe(amount),
)

test('the choices as text write 100 lakh and more as crore', () => {
  const query = parsePlanQuery(new URLSearchParams('country=germany&budget=150'), today)
  expect(choicesText(query, english)).toBe('Germany, ₹1.5 crore')
})
