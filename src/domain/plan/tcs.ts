import { tcsRule } from '@/content/india/tcs-rule'
import { livingAndFundsBy } from '@/domain/plan/cash'
import type { PricedStep, PricedYear } from '@/domain/plan/priced-year'
import { MONTHS_A_YEAR, type Month, monthOfDay, yearAndMonth } from '@/lib/month'

const APRIL = 4

/** The rupees sent in one Indian financial year, which starts in April of `startYear`; `ownMoney` is the part that no loan pays. */
export type TcsYear = { startYear: number; sent: number; ownMoney: number; tax: number }

/** Rupees paid in a month, in India or by a transfer abroad (`isSent`); `isOwn` if no loan can pay them. */
type Payment = { month: Month; rupees: number; isSent: boolean; isOwn: boolean }

/** The payments for the steps and for each month of living, in the order of their months. An overdue payment is made this month. */
function paymentsOf(pricedYear: PricedYear): Payment[] {
  const { steps, startsIn, today, fundsPlace } = pricedYear
  // The proof of funds, unless it stays in one's own account.
  const fundsSent = ({ funds }: PricedStep) => (fundsPlace === 'ownAccount' ? 0 : funds)
  const allFundsSent = steps.reduce((sum, step) => sum + fundsSent(step), 0)
  // Money that is paid back is used first. In the example of `livingAndFundsBy` (a deposit of 12 lakh, living of 1.2 a month),
  // 12 lakh are sent before the start, 1.2 in the first month, nothing in the next ten, and 1.2 in the twelfth.
  const sentBy = (month: Month) => livingAndFundsBy(month, allFundsSent, pricedYear)
  const payments = [
    ...steps.map((step) => ({
      month: monthOfDay(Math.max(step.safeDay, today)),
      rupees: step.cost + fundsSent(step),
      isSent: !step.inIndia,
      isOwn: step.isBeforeReply,
    })),
    ...Array.from({ length: MONTHS_A_YEAR }, (_, index) => ({
      month: startsIn + index,
      rupees: sentBy(startsIn + index) - sentBy(startsIn + index - 1),
      isSent: true,
      isOwn: false,
    })),
  ]
  return payments.sort((one, other) => one.month - other.month)
}

/**
 * Tax collected at source, for each Indian financial year (April to March). A bank loan is spent first, also on payments in India; the
 * part of it that is sent abroad is exempt.
 */
export function tcsYears(pricedYear: PricedYear, senders = 1): TcsYear[] {
  const years = new Map<number, { sent: number; ownMoney: number }>()
  let loanLeft = pricedYear.borrowed
  for (const { month, rupees, isSent, isOwn } of paymentsOf(pricedYear)) {
    if (rupees <= 0) continue
    const paidByLoan = isOwn ? 0 : Math.min(loanLeft, rupees)
    loanLeft -= paidByLoan
    if (!isSent) continue
    const startYear = financialYear(month)
    const { sent, ownMoney } = years.get(startYear) ?? { sent: 0, ownMoney: 0 }
    years.set(startYear, { sent: sent + rupees, ownMoney: ownMoney + rupees - paidByLoan })
  }
  return [...years].map(([startYear, { sent, ownMoney }]) => ({
    startYear,
    sent,
    ownMoney,
    tax: tcsOn(ownMoney, senders),
  }))
}

/** The year in which the financial year of a month starts. */
function financialYear(month: Month) {
  const { year, month: monthOfYear } = yearAndMonth(month)
  return monthOfYear < APRIL ? year - 1 : year
}

/** The tax on one's own money, in rupees. Several senders share the money, and each has a threshold. */
export const tcsOn = (ownMoney: number, senders = 1) =>
  (Math.max(0, ownMoney - senders * tcsRule.threshold) * tcsRule.percent) / 100
