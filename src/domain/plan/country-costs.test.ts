import { expect, test } from 'vitest'
import { countryFigures } from '@/content/countries/figures'
import { countrySlugs } from '@/content/destinations'
import { inRupees } from '@/content/exchange-rate'
import { comparisonRows } from '@/domain/comparison'
import { allCountryCosts } from '@/domain/plan/country-costs'
import { defaultQuery, rateOf } from '@/domain/plan/plan-query'
import { formatLakh, LAKH } from '@/lib/lakh'
import { expectEach } from '@/testing/expect-each'
import { isNear, planQueries } from '@/testing/plan-cases'

const bothEstimates = ['low', 'typical'] as const

/** The countries of each query, with its budget in rupees. */
const overviews = planQueries.map((planQuery) => ({
  planQuery,
  allCosts: allCountryCosts(planQuery),
  budget: planQuery.budget === undefined ? undefined : planQuery.budget * LAKH,
}))

/** Each country of each query. */
const cases = overviews.flatMap(({ allCosts, planQuery, budget }) =>
  allCosts.map((costs) => ({ ...costs, planQuery, budget })),
)
const casesWithBudget = cases.flatMap(({ budget, verdict, ...costs }) =>
  budget !== undefined && verdict ? [{ ...costs, budget, verdict }] : [],
)

test('every country is listed, the cheapest first', () => {
  expectEach(overviews, ({ allCosts }) => allCosts.length === countrySlugs.length)
  expectEach(overviews, ({ allCosts }) =>
    allCosts.every(({ sum }, index) => sum.low >= (allCosts[index - 1]?.sum.low ?? 0)),
  )
})

test('tuition, living and one-off costs add up to the first year’s sum in rupees', () => {
  for (const estimate of bothEstimates)
    expectEach(cases, ({ estimates, sum, planQuery }) => {
      const { tuition, living, oneOff } = estimates[estimate]
      return isNear((tuition.euros + living.euros + oneOff.euros) * rateOf(planQuery), sum[estimate])
    })
})

test('every cost of a country is positive', () => {
  for (const estimate of bothEstimates)
    expectEach(cases, ({ estimates }) => {
      const { tuition, living, oneOff, funds } = estimates[estimate]
      return Math.min(tuition.euros, living.euros, oneOff.euros, funds.euros) > 0
    })
})

test('the sum at typical tuition is not below the sum at the lowest', () => {
  expectEach(cases, ({ sum }) => sum.low <= sum.typical)
})

test('a budget covers a country from the sum at typical tuition up', () => {
  expectEach(
    casesWithBudget,
    ({ sum, budget, verdict }) => (verdict.kind === 'fits') === budget >= sum.typical,
  )
})

test('a budget between the two sums covers a country at the lowest tuition alone', () => {
  expectEach(casesWithBudget, ({ sum, budget, verdict }) => {
    const isBetween = budget >= sum.low && budget < sum.typical
    return (verdict.kind === 'fitsLow') === isBetween
  })
})

test('budget and missing amount, rounded up to ₹10, add up to a sum above the budget', () => {
  for (const estimate of bothEstimates)
    expectEach(casesWithBudget, ({ sum, budget, verdict }) =>
      isNear(Math.max(sum[estimate], budget), budget + verdict.missing[estimate], 10),
    )
})

test('a country has a verdict only with a budget', () => {
  expectEach(cases, ({ budget, verdict }) => (verdict === undefined) === (budget === undefined))
})

// All other countries are paid from the budget, into an account or to the university.
test('a verdict names a proof of funds on one’s own account only above the budget', () => {
  const funds = countryFigures.luxembourg.funds.from * rateOf(defaultQuery)
  const shownIn = (budget: number) =>
    allCountryCosts({ ...defaultQuery, budget }).flatMap(({ slug, verdict }) =>
      verdict?.fundsToShow ? [[slug, verdict.fundsToShow]] : [],
    )
  expect(shownIn(1)).toEqual([['luxembourg', funds]])
  expect(shownIn(funds / LAKH - 0.1)).toEqual([['luxembourg', funds]])
  expect(shownIn(funds / LAKH + 0.1)).toEqual([])
})

test('the countries’ comparison shows the plan’s sum at the lowest tuition', () => {
  const row = comparisonRows.find(({ id }) => id === 'first-year')
  for (const { slug, sum } of allCountryCosts(defaultQuery))
    expect(formatLakh(sum.low)).toBe(inRupees(row?.cells[slug].value ?? 0))
})
