import { expect, test } from 'vitest'
import { tcsRule } from '@/content/india/tcs-rule'
import { datedPlan } from '@/domain/plan/dated-plan'
import { defaultQuery, type PlanQuery } from '@/domain/plan/plan-query'
import { tcsOn } from '@/domain/plan/tcs'
import { LAKH } from '@/lib/lakh'
import { amountsOf, TEST_RATE } from '@/testing/amounts'
import { expectEach } from '@/testing/expect-each'
import { datedPlans, isNear, sumOf, today } from '@/testing/plan-cases'

const atTestRate: PlanQuery = { ...defaultQuery, rate: TEST_RATE }
const { threshold, percent } = tcsRule

test('all costs are sent abroad, except those that are paid in India', () => {
  expectEach(datedPlans, ({ tcsYears, items, living }) =>
    isNear(
      sumOf(tcsYears.map(({ sent }) => sent)),
      sumOf(items.map(({ cost, inIndia }) => (inIndia ? 0 : cost))) + living.rupees,
    ),
  )
})

test('the money sent from the loan is no more than the loan', () => {
  expectEach(datedPlans, ({ tcsYears }) =>
    tcsYears.every(({ sent, ownMoney }) => ownMoney >= 0 && ownMoney <= sent),
  )
  expectEach(
    datedPlans,
    ({ tcsYears, loan }) =>
      sumOf(tcsYears.map(({ sent, ownMoney }) => sent - ownMoney)) <= (loan?.rupees ?? 0) + 0.01,
  )
})

test('the tax (TCS) is due only on own money above the threshold', () => {
  expectEach(datedPlans, ({ tcsYears }) =>
    tcsYears.every(({ ownMoney, tax }) => isNear(tax, (Math.max(ownMoney - threshold, 0) * percent) / 100)),
  )
})

test.each([
  [threshold + 15 * LAKH, (15 * LAKH * percent) / 100],
  [threshold, 0],
  [0, 0],
])('on ₹%s of own money the tax (TCS) is ₹%s', (ownMoney, collected) =>
  expect(tcsOn(ownMoney)).toBe(collected),
)

test('money sent by two people is taxed only above twice the threshold (TCS)', () => {
  expect(tcsOn(2 * threshold + 5 * LAKH, 2)).toBe((5 * LAKH * percent) / 100)
  expect(tcsOn(2 * threshold, 2)).toBe(0)
})

test('the loan’s part that pays visa and flight in India is not sent abroad (TCS)', () => {
  const { tcsYears } = datedPlan('luxembourg', { ...atTestRate, budget: 25, loan: 5 }, today)
  const sent = tcsYears.find(({ startYear }) => startYear === 2027)
  const { fee } = amountsOf('luxembourg')
  expect((sent?.sent ?? 0) - (sent?.ownMoney ?? 0)).toBeCloseTo(
    5 * LAKH - (fee('visa') + fee('flight')) * TEST_RATE,
  )
})

test('a Dutch deposit that has come back pays for living, so less is sent later', () => {
  const { tcsYears } = datedPlan('netherlands', { ...atTestRate, budget: 40 }, today)
  const sentIn = (year: number) => tcsYears.find(({ startYear }) => startYear === year)
  const { typical, funds, fee, month, living } = amountsOf('netherlands')
  const untilMarch = typical + funds + fee('visaAndPermit') + fee('roomDeposit') + month
  expect(sentIn(2027)?.sent).toBeCloseTo(untilMarch * TEST_RATE)
  expect(sentIn(2028)?.sent).toBeCloseTo((living - month - funds) * TEST_RATE)
})
