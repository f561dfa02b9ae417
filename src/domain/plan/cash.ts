import type { PricedStep, PricedYear } from '@/domain/plan/priced-year'
import { MONTHS_A_YEAR, type Month, monthOfDay } from '@/lib/month'

const CHART_MONTHS = 18
/** Universities pay a deposit back two to three weeks after the start, so the plan counts the month after it. */
const DEPOSIT_COMES_BACK_AFTER = 1

/** The cash of a plan at the end of a month, in rupees. */
export type CashMonth = {
  month: Month
  /** Cash needed by the end of the month: the sum of spent, locked and available money. */
  needed: number
  spent: number
  /** Money in a blocked account, or with the university. */
  locked: number
  /** Money in one's own account that is not spent. */
  available: number
  /** Locked money that is paid back within this month. */
  paidBack: number
  /** The part of `needed` that the loan pays, from the university's reply on. The loan is spent first. */
  loan: number
}

/** The share of the first year that has begun by the end of a month, from 0 to 1. */
const shareBegunBy = (month: Month, { startsIn }: PricedYear) =>
  Math.max(0, Math.min(MONTHS_A_YEAR, month - startsIn + 1)) / MONTHS_A_YEAR

/**
 * The share of the proof of funds that cannot be spent in a month: all of it before the start. In the month of the start a blocked
 * account keeps 11/12 and in the next one 10/12; a deposit with the university stays whole and comes back in the next one; money on
 * one's own account is free.
 */
function reservedShare(month: Month, pricedYear: PricedYear) {
  const monthsSinceStart = month - pricedYear.startsIn
  switch (pricedYear.fundsPlace) {
    case 'blockedAccount':
      return 1 - shareBegunBy(month, pricedYear)
    case 'deposit':
      return monthsSinceStart < DEPOSIT_COMES_BACK_AFTER ? 1 : 0
    case 'ownAccount':
      return monthsSinceStart < 0 ? 1 : 0
  }
}

const livingSpentBy = (month: Month, pricedYear: PricedYear) =>
  shareBegunBy(month, pricedYear) * pricedYear.living

/**
 * The rupees needed for living and the proof of funds by the end of a month: the largest sum of living and locked funds in any month
 * until then, because money that is paid back is used for living first.
 *
 * Example, in lakh, with living of 1.2 a month and a deposit of 12: in the first month 12 + 1.2 = 13.2. In the second month the
 * deposit comes back and pays for living, so 13.2 is enough until the eleventh month. By the end of the twelfth 14.4 are spent.
 */
export function livingAndFundsBy(month: Month, funds: number, pricedYear: PricedYear) {
  let largest = funds
  for (let end = pricedYear.startsIn; end <= month; end++)
    largest = Math.max(largest, livingSpentBy(end, pricedYear) + funds * reservedShare(end, pricedYear))
  return largest
}

/** The rupees that are spent and needed by the end of a month, after the steps in `paid`; `funds` is the proof of funds among them. */
export function cashBy(month: Month, paid: readonly PricedStep[], pricedYear: PricedYear) {
  const costs = paid.reduce((sum, step) => sum + step.cost, 0)
  const funds = paid.reduce((sum, step) => sum + step.funds, 0)
  return {
    spent: costs + livingSpentBy(month, pricedYear),
    needed: costs + livingAndFundsBy(month, funds, pricedYear),
    funds,
  }
}

/** The last eighteen months of the plan, or those from this month on. The first of them includes all earlier payments. */
export function cashMonths(pricedYear: PricedYear) {
  const last = pricedYear.startsIn + MONTHS_A_YEAR - 1
  const first = Math.max(monthOfDay(pricedYear.today), last - CHART_MONTHS + 1)
  return Array.from({ length: last - first + 1 }, (_, index) => cashIn(first + index, pricedYear))
}

function cashIn(month: Month, pricedYear: PricedYear): CashMonth {
  const { steps, fundsPlace, startsIn, repliesIn, borrowed, costsBeforeReply } = pricedYear
  const paid = steps.filter(({ safeDay }) => monthOfDay(safeDay) <= month)
  const { spent, needed, funds } = cashBy(month, paid, pricedYear)
  const isOnOwnAccount = fundsPlace === 'ownAccount'
  // Money on one's own account is reserved, but not locked.
  const lockedIn = (end: Month) => (isOnOwnAccount ? 0 : funds * reservedShare(end, pricedYear))
  const locked = lockedIn(month)
  // There the loan pays only the spent money, because a bank's promise of a loan is proof enough.
  const payable = isOnOwnAccount ? spent : needed
  return {
    month,
    needed,
    spent,
    locked,
    // Rounded, since the difference of equal sums of fractions is not always 0.
    available: Math.round(needed - spent - locked),
    paidBack: month < startsIn ? 0 : lockedIn(month - 1) - locked,
    loan: month < repliesIn ? 0 : Math.min(borrowed, payable - costsBeforeReply),
  }
}
