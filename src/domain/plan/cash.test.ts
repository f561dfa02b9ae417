import { expect, test } from 'vitest'
import { datedPlan } from '@/domain/plan/dated-plan'
import { defaultQuery } from '@/domain/plan/plan-query'
import { LAKH } from '@/lib/lakh'
import { monthOfDay, yearAndMonth } from '@/lib/month'
import { amountsOf, TEST_RATE } from '@/testing/amounts'
import { expectEach } from '@/testing/expect-each'
import { datedPlans, isNear, sumOf, today } from '@/testing/plan-cases'

test('the chart has 12 to 18 months', () => {
  expectEach(datedPlans, ({ cash }) => cash.length >= 12 && cash.length <= 18)
})

test('the chart ends in the list’s last month, with the whole sum needed and spent', () => {
  expectEach(datedPlans, ({ cash, living }) => monthOfDay(living.until) === cash.at(-1)?.month)
  expectEach(
    datedPlans,
    ({ cash, total }) => isNear(cash.at(-1)?.needed, total) && isNear(cash.at(-1)?.spent, total),
  )
})

test('chart and list have the same running totals', () => {
  expectEach(datedPlans, ({ cash, items }) => {
    const pairs = cash.flatMap((month) => {
      const lastItem = items.filter(({ safeDay }) => monthOfDay(safeDay) === month.month).at(-1)
      return lastItem ? [{ month, total: lastItem.runningTotal }] : []
    })
    return (
      pairs.length > 0 &&
      pairs.every(
        ({ month, total }) => isNear(total.needed, month.needed) && isNear(total.spent, month.spent),
      )
    )
  })
})

test('spent, locked and available money add up to the needed money', () => {
  expectEach(datedPlans, ({ cash }) =>
    cash.every(
      ({ needed, spent, locked, available }) =>
        isNear(spent + locked + available, needed, 1) && Math.min(locked, available) >= 0,
    ),
  )
})

test('all locked money is paid back', () => {
  expectEach(datedPlans, ({ cash }) =>
    isNear(sumOf(cash.map(({ paidBack }) => paidBack)), Math.max(...cash.map(({ locked }) => locked))),
  )
})

test('the bank pays nothing before the reply’s month, and the whole loan by the last', () => {
  expectEach(datedPlans, ({ cash, items }) => {
    const reply = items.find(({ name }) => name === 'reply')
    const replyMonth = monthOfDay(reply?.safeDay ?? Number.NaN)
    return cash.every(({ month, loan }) => loan === 0 || month >= replyMonth)
  })
  expectEach(datedPlans, ({ cash, loan }) => isNear(cash.at(-1)?.loan, loan?.rupees ?? 0))
})

test('for Luxembourg the loan pays what is spent, not the proof of funds', () => {
  const { cash } = datedPlan('luxembourg', { ...defaultQuery, budget: 25, loan: 5 }, today)
  const paid = cash.filter(({ loan }) => loan > 0).map(({ month }) => yearAndMonth(month))
  expect(paid[0]).toEqual({ year: 2027, month: 8 })
})

test('a Dutch deposit is locked until the month after the start', () => {
  const { cash } = datedPlan('netherlands', { ...defaultQuery, rate: TEST_RATE, budget: 40, loan: 20 }, today)
  const [before, september, october] = cash.slice(5, 8)
  const { typical, funds, fee, month } = amountsOf('netherlands')
  const fees = ['application', 'visaAndPermit', 'flight', 'roomDeposit'].map(fee)
  expect(before).toMatchObject({ paidBack: 0, loan: 20 * LAKH })
  expect(september?.needed).toBeCloseTo(sumOf([...fees, typical, funds, month]) * TEST_RATE)
  expect(september?.locked).toBeCloseTo(funds * TEST_RATE)
  expect(october).toMatchObject({ locked: 0, paidBack: september?.locked })
})
