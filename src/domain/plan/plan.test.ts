import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countryFigures } from '@/content/countries/figures'
import { tcsRule } from '@/content/countries/tcs-rule'
import { type CountrySlug, countrySlugs } from '@/content/destinations'
import { inRupees } from '@/content/exchange-rate'
import { languages, levels } from '@/content/plan/choices'
import { english } from '@/content/plan/english'
import { hindi } from '@/content/plan/hindi'
import { comparisonRows } from '@/domain/comparison'
import { budgetSentence, verdictText } from '@/domain/plan/budget-sentences'
import { allCountryCosts, countryCosts, type VerdictKind } from '@/domain/plan/country-costs'
import { datedPlan } from '@/domain/plan/dated-plan'
import { instalmentsOf } from '@/domain/plan/loan'
import {
  defaultQuery,
  type PlanQuery,
  parseAmount,
  parsePlanQuery,
  planQueryString,
  rateOf,
} from '@/domain/plan/plan-query'
import { tcsOn } from '@/domain/plan/tcs'
import { dayNumber } from '@/lib/day'
import { upcomingIntakes } from '@/lib/intakes'
import { formatLakh, LAKH } from '@/lib/lakh'
import { monthOfDay, yearAndMonth } from '@/lib/month'
import { amountsOf, TEST_RATE } from '@/testing/amounts'
import { expectEach } from '@/testing/expect-each'

const today = dayNumber(2026, 11, 23)
const atTestRate: PlanQuery = { ...defaultQuery, rate: TEST_RATE }
const budgets = [undefined, 0.1, 15, 22.5, 30, 999]
const loans = [
  { loan: undefined, rate: undefined },
  { loan: 7, rate: 97.25 },
  { loan: 30, rate: undefined },
]

/** Every level, country, start and budget, with and without a loan, at our rate and one's own. */
function* allQueries(): Generator<PlanQuery> {
  for (const level of levels)
    for (const country of [undefined, ...countrySlugs])
      for (const start of [undefined, ...upcomingIntakes(today)])
        for (const budget of budgets)
          for (const loan of loans) yield { ...defaultQuery, level, country, start, budget, ...loan }
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
const isNear = (one = Number.NaN, other = Number.NaN, within = 0.01) => Math.abs(one - other) <= within

const queries = [...allQueries()]
const overviews = queries.map((planQuery) => ({
  planQuery,
  allCosts: allCountryCosts(planQuery),
  budget: (planQuery.budget ?? Number.NaN) * LAKH,
}))
const datedPlans = queries.map((planQuery) => {
  const { country = 'belgium' } = planQuery
  const plan = datedPlan(country, planQuery, today)
  const items = plan.items.map(({ name, safeDay, rupees, inIndia, runningTotal }) => ({
    name,
    safeDay,
    rupees,
    inIndia,
    runningTotal,
  }))
  const replyIndex = items.findIndex(({ name }) => name === 'reply')
  return { ...plan, items, planQuery, country, replyIndex, amounts: items.map(({ rupees }) => rupees) }
})

const estimates = ['low', 'typical'] as const
const { threshold, percent } = tcsRule

describe('the first year in all countries', () => {
  test.each<[string, (each: (typeof overviews)[number]) => boolean]>([
    ['has every country', ({ allCosts }) => allCosts.length === countrySlugs.length],
    [
      'lists the cheapest first',
      ({ allCosts }) => allCosts.every(({ sum }, index) => sum.low >= (allCosts[index - 1]?.sum.low ?? 0)),
    ],
    [
      'adds up to the sum',
      ({ allCosts, planQuery }) =>
        allCosts.every((costs) =>
          estimates.every((estimate) => {
            const { tuition, living, oneOff } = costs.estimates[estimate]
            return isNear(
              (tuition.euros + living.euros + oneOff.euros) * rateOf(planQuery),
              costs.sum[estimate],
            )
          }),
        ),
    ],
    [
      'has no negative amount, and no lower sum at typical tuition',
      ({ allCosts }) =>
        allCosts.every(
          ({ estimates: { low }, sum }) =>
            Math.min(low.tuition.euros, low.living.euros, low.oneOff.euros, low.funds.euros) > 0 &&
            sum.low <= sum.typical,
        ),
    ],
    [
      'fits a budget from the sum at typical tuition up',
      ({ allCosts, budget }) =>
        allCosts.every(({ sum, verdict }) => {
          const fits = verdict?.kind === 'fits'
          const isEnough = budget >= sum.typical
          return fits === isEnough
        }),
    ],
    [
      'fits a budget at the lowest tuition alone between the two sums',
      ({ allCosts, budget }) =>
        allCosts.every(({ sum, verdict }) => {
          const fitsLow = verdict?.kind === 'fitsLow'
          const isBetween = budget >= sum.low && budget < sum.typical
          return fitsLow === isBetween
        }),
    ],
    [
      'adds up to the sum with budget and missing amount',
      ({ allCosts, budget }) =>
        allCosts.every(
          ({ sum, verdict }) =>
            !verdict ||
            estimates.every((estimate) =>
              isNear(Math.max(sum[estimate], budget), budget + verdict.missing[estimate], 1),
            ),
        ),
    ],
    [
      'has a verdict only with a budget',
      ({ allCosts, budget }) =>
        allCosts.every(({ verdict }) => (verdict === undefined) === Number.isNaN(budget)),
    ],
  ])('%s', (_, holds) => expectEach(overviews, holds))
})

describe('the months of a plan', () => {
  test.each<[string, (each: (typeof datedPlans)[number]) => boolean]>([
    [
      'add up to the sum at typical tuition',
      ({ amounts, living, total, country, planQuery }) =>
        isNear(sumOf(amounts) + living.rupees, total) &&
        isNear(countryCosts(country, planQuery).sum.typical, total),
    ],
    ['have no negative payment', ({ amounts }) => Math.min(...amounts) >= 0],
    ['are 12 to 18 in the chart', ({ cash }) => cash.length >= 12 && cash.length <= 18],
    [
      'end in the chart with the last day of the list',
      ({ cash, living }) => monthOfDay(living.until) === cash.at(-1)?.month,
    ],
    [
      'end in the chart with the sum',
      ({ cash, total }) => isNear(cash.at(-1)?.needed, total) && isNear(cash.at(-1)?.spent, total),
    ],
    [
      'have the same running totals in the chart and in the list',
      ({ cash, items }) =>
        cash.every(({ month, needed, spent }) => {
          const item = items.filter(({ safeDay }) => monthOfDay(safeDay) === month).at(-1)
          return !item || (isNear(item.runningTotal.needed, needed) && isNear(item.runningTotal.spent, spent))
        }),
    ],
    [
      'add spent, locked and unspent money up to the needed',
      ({ cash }) =>
        cash.every(
          ({ needed, spent, locked, available }) =>
            isNear(spent + locked + available, needed, 1) && Math.min(locked, available) >= 0,
        ),
    ],
    [
      'pay back all locked money',
      ({ cash }) =>
        isNear(sumOf(cash.map(({ paidBack }) => paidBack)), Math.max(...cash.map(({ locked }) => locked))),
    ],
    [
      'spend no loan before the university’s reply',
      ({ cash, items, replyIndex }) => {
        const replyMonth = monthOfDay(items[replyIndex]?.safeDay ?? Number.NaN)
        return cash.every(({ month, loan }) => loan === 0 || month >= replyMonth)
      },
    ],
    [
      'have a loan without the fees before the reply',
      ({ loan, total, amounts, replyIndex }) =>
        !loan || loan.rupees <= total - sumOf(amounts.slice(0, replyIndex)),
    ],
    ['spend the whole loan', ({ cash, loan }) => isNear(cash.at(-1)?.loan, loan?.rupees ?? 0)],
    [
      'add loan, own money and missing amount up to the sum',
      ({ loan, total }) =>
        !loan || (isNear(loan.rupees + loan.ownMoney + loan.missing, total) && loan.missing >= 0),
    ],
    [
      'keep loan and own money within the budget',
      ({ loan, planQuery: { budget = Number.POSITIVE_INFINITY } }) =>
        !loan || loan.rupees + loan.ownMoney <= budget * LAKH + 0.01,
    ],
    [
      'send all costs abroad',
      ({ tcsYears, items, living }) =>
        isNear(
          sumOf(tcsYears.map(({ sent }) => sent)),
          sumOf(items.map(({ rupees, inIndia }) => (inIndia ? 0 : rupees))) + living.rupees,
        ),
    ],
    [
      'send no more from the loan than the bank lends',
      ({ tcsYears, loan }) =>
        tcsYears.every(({ sent, ownMoney }) => ownMoney >= 0 && ownMoney <= sent) &&
        sumOf(tcsYears.map(({ sent, ownMoney }) => sent - ownMoney)) <= (loan?.rupees ?? 0) + 0.01,
    ],
    [
      'have a tax (TCS) on own money above the threshold alone',
      ({ tcsYears }) =>
        tcsYears.every(({ ownMoney, tax }) =>
          isNear(tax, (Math.max(ownMoney - threshold, 0) * percent) / 100),
        ),
    ],
  ])('%s', (_, holds) => expectEach(datedPlans, holds))
})

/** A verdict for a country, with the lakh that the budget lacks at the lowest tuition. */
const verdictIn = (slug: CountrySlug, kind: VerdictKind, missing = 0) => ({
  slug,
  verdict: { kind, missing: { low: missing * LAKH, typical: 10 * LAKH }, fundsToShow: undefined },
})
const fits = (...slugs: CountrySlug[]) => slugs.map((slug) => verdictIn(slug, 'fits'))

test.each([
  [
    'is not enough yet: even Germany, the cheapest, is ₹2,100 away at the lowest tuition.',
    [verdictIn('germany', 'short', 0.021), verdictIn('luxembourg', 'short', 6.5)],
  ],
  [
    'covers the first year in Germany at the lowest tuition. Luxembourg is ₹6.4 lakh away.',
    [
      verdictIn('germany', 'fitsLow'),
      verdictIn('luxembourg', 'short', 6.43),
      verdictIn('belgium', 'short', 8.5),
    ],
  ],
  [
    'covers the first year in Germany. Luxembourg is ₹3.5 lakh away.',
    [...fits('germany'), verdictIn('luxembourg', 'short', 3.46)],
  ],
  [
    'covers the first year in Germany, Luxembourg and Belgium. The Netherlands is ₹5.8 lakh away.',
    [...fits('germany', 'luxembourg', 'belgium'), verdictIn('netherlands', 'short', 5.82)],
  ],
  [
    'covers the first year in Germany, Luxembourg and Belgium. At the lowest tuition it covers the Netherlands, too.',
    [...fits('germany', 'luxembourg', 'belgium'), verdictIn('netherlands', 'fitsLow')],
  ],
  [
    'covers the first year in Germany, Luxembourg, Belgium and the Netherlands.',
    fits('germany', 'luxembourg', 'belgium', 'netherlands'),
  ],
])('a budget of ₹17 lakh %s', (answer, allCosts) => {
  expect(budgetSentence(allCosts, 17, english)).toBe(`₹17 lakh ${answer}`)
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

test.each([
  [english, '₹3.5 lakh short; you must show ₹20.5 lakh for the visa'],
  [hindi, '₹3.5 लाख कम पड़ते हैं; वीज़ा के लिए ₹20.5 लाख दिखाने होंगे'],
])('a verdict names the proof of funds that is more than the budget (%#)', (words, text) => {
  const { verdict: short } = verdictIn('luxembourg', 'short', 3.46)
  expect(verdictText({ ...short, fundsToShow: 20.53 * LAKH }, words)).toBe(text)
})

test('the countries’ comparison shows the plan’s sum at the lowest tuition', () => {
  const row = comparisonRows.find(({ id }) => id === 'first-year')
  for (const { slug, sum } of allCountryCosts(defaultQuery))
    expect(formatLakh(sum.low)).toBe(inRupees(row?.cells[slug].value ?? 0))
})

test.each([
  [threshold + 15 * LAKH, (15 * LAKH * percent) / 100],
  [threshold, 0],
  [0, 0],
])('on ₹%s of own money the tax (TCS) is ₹%s', (ownMoney, collected) =>
  expect(tcsOn(ownMoney)).toBe(collected),
)

test('money sent by two people is taxed above two thresholds (TCS)', () => {
  expect(tcsOn(2 * threshold + 5 * LAKH, 2)).toBe((5 * LAKH * percent) / 100)
  expect(tcsOn(2 * threshold, 2)).toBe(0)
})

// 10 lakh at 12%: 40 months × 1% = 4 lakh; 14 lakh × 0.01 / (1 − 1.01^−180) = ₹16,802 a month.
test('a loan has the right interest before the first instalment, instalment and total', () => {
  const { interestBefore, instalment, total } = instalmentsOf(10 * LAKH, 12, 40)
  expect(interestBefore).toBe(4 * LAKH)
  expect(Math.round(instalment)).toBe(16_802)
  expect(total).toBeCloseTo(instalment * 180)
})

// Germany, 10 lakh at 10.5%, paid out in June 2027 and repaid from October 2030: 40 months, ₹14,923 a month.
test('the interest of a loan runs from the bank’s first payout', () => {
  const { loan } = datedPlan('germany', { ...defaultQuery, budget: 20, loan: 10, interest: 10.5 }, today)
  expect(yearAndMonth(loan?.repayment?.firstInstalment ?? 0)).toEqual({ year: 2030, month: 10 })
  expect(loan?.repayment?.interestBefore).toBeCloseTo(3.5 * LAKH)
  expect(Math.round(loan?.repayment?.instalment ?? 0)).toBe(14_923)
})

test('the part of a loan that pays for visa and flight in India lowers no TCS', () => {
  const { tcsYears } = datedPlan('luxembourg', { ...atTestRate, budget: 25, loan: 5 }, today)
  const sent = tcsYears.find(({ startYear }) => startYear === 2027)
  const { fee } = amountsOf('luxembourg')
  expect((sent?.sent ?? 0) - (sent?.ownMoney ?? 0)).toBeCloseTo(
    5 * LAKH - (fee('visa') + fee('flight')) * TEST_RATE,
  )
})

test('a loan for Luxembourg is not paid out while the proof of funds stays at home', () => {
  const { cash } = datedPlan('luxembourg', { ...defaultQuery, budget: 25, loan: 5 }, today)
  const paid = cash.filter(({ loan }) => loan > 0).map(({ month }) => yearAndMonth(month))
  expect(paid[0]).toEqual({ year: 2027, month: 8 })
})

test('a Dutch deposit that has come back pays for living, so less is sent later', () => {
  const { tcsYears } = datedPlan('netherlands', { ...atTestRate, budget: 40 }, today)
  const sentIn = (year: number) => tcsYears.find(({ startYear }) => startYear === year)
  const { typical, funds, fee, month, living } = amountsOf('netherlands')
  const untilMarch = typical + funds + fee('visaAndPermit') + fee('roomDeposit') + month
  expect(sentIn(2027)?.sent).toBeCloseTo(untilMarch * TEST_RATE)
  expect(sentIn(2028)?.sent).toBeCloseTo((living - month - funds) * TEST_RATE)
})

test('a Dutch deposit is locked until the month after the start', () => {
  const { cash } = datedPlan('netherlands', { ...atTestRate, budget: 40, loan: 20 }, today)
  const [before, september, october] = cash.slice(5, 8)
  const { typical, funds, fee, month } = amountsOf('netherlands')
  const fees = ['application', 'visaAndPermit', 'flight', 'roomDeposit'].map(fee)
  expect(before).toMatchObject({ paidBack: 0, loan: 20 * LAKH })
  expect(september?.needed).toBeCloseTo(sumOf([...fees, typical, funds, month]) * TEST_RATE)
  expect(september?.locked).toBeCloseTo(funds * TEST_RATE)
  expect(october).toMatchObject({ locked: 0, paidBack: september?.locked })
})

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
