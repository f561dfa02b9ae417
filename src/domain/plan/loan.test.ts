import { expect, test } from 'vitest'
import { datedPlan } from '@/domain/plan/dated-plan'
import { instalmentsOf } from '@/domain/plan/loan'
import { defaultQuery } from '@/domain/plan/plan-query'
import { LAKH } from '@/lib/lakh'
import { yearAndMonth } from '@/lib/month'
import { expectEach } from '@/testing/expect-each'
import { datedPlans, isNear, paidBeforeReply, today } from '@/testing/plan-cases'

const plansWithLoan = datedPlans.flatMap((plan) => (plan.loan ? [{ ...plan, loan: plan.loan }] : []))

test('a loan does not pay the fees before the university’s reply', () => {
  expectEach(plansWithLoan, (plan) => plan.loan.rupees <= plan.total - paidBeforeReply(plan) + 0.01)
})

test('loan, own money and missing amount add up to the first year’s sum', () => {
  expectEach(
    plansWithLoan,
    ({ loan, total }) => isNear(loan.rupees + loan.ownMoney + loan.missing, total) && loan.missing >= 0,
  )
})

test('loan and own money stay within the budget', () => {
  expectEach(
    plansWithLoan,
    ({ loan, planQuery: { budget = Number.POSITIVE_INFINITY } }) =>
      loan.rupees + loan.ownMoney <= budget * LAKH + 0.01,
  )
})

// 10 lakh at 12%: 40 months × 1% = 4 lakh; 14 lakh × 0.01 / (1 − 1.01^−180) = ₹16,802 a month.
test('a loan’s interest, instalment and total follow from its rate and months', () => {
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
