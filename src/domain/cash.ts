import type { FundsPlace } from '@/content/countries/plan-steps'
import type { Day } from '@/lib/day'
import { MONTHS_A_YEAR, type Month, monthOfDay } from '@/lib/month'

const CHART_MONTHS = 18
/** Universities pay a deposit back two to three weeks after the start, so the plan counts the month after it. */
const DEPOSIT_COMES_BACK_AFTER = 1

/** Money that is spent by a day, and the proof of funds that must be available by that day without being spent. */
type Payment = { safeDay: Day; rupees: number; funds: number }

/** The payments from a loan, in rupees. None comes before the month `from`. */
type LoanPayout = { rupees: number; from: Month; spentBeforeReply: number }

/** The rupees for living of a first year, the month in which it begins, and where the proof of funds is kept. */
export type FirstYearCash = { living: number; startsIn: Month; fundsPlace: FundsPlace }

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
const shareBegunBy = (month: Month, { startsIn }: FirstYearCash) =>
  Math.max(0, Math.min(MONTHS_A_YEAR, month - startsIn + 1)) / MONTHS_A_YEAR

/** The share of the proof of funds that cannot be spent in a month. */
function lockedShare(month: Month, firstYear: FirstYearCash) {
  const since = month - firstYear.startsIn
  switch (firstYear.fundsPlace) {
    case 'blockedAccount':
      return 1 - shareBegunBy(month, firstYear)
    case 'deposit':
      return since < DEPOSIT_COMES_BACK_AFTER ? 1 : 0
    case 'ownAccount':
      return since < 0 ? 1 : 0
  }
}

/** The money that payments spend, and the proof of funds among them. */
export function sumPayments(payments: readonly Pick<Payment, 'rupees' | 'funds'>[]) {
  return {
    spent: payments.reduce((sum, { rupees }) => sum + rupees, 0),
    funds: payments.reduce((sum, { funds }) => sum + funds, 0),
  }
}

/** The rupees that are spent by the end of a month, and the largest sum that was needed up to then. */
export function cashUntil(month: Month, paid: { spent: number; funds: number }, firstYear: FirstYearCash) {
  const living = (until: Month) => shareBegunBy(until, firstYear) * firstYear.living
  let largest = paid.funds
  for (let until = firstYear.startsIn; until <= month; until++)
    largest = Math.max(largest, living(until) + paid.funds * lockedShare(until, firstYear))
  return { spent: paid.spent + living(month), needed: paid.spent + largest }
}

/** At most eighteen months; the last is the last of the first year. The first one includes all earlier payments. */
export function cashMonths(
  payments: readonly Payment[],
  firstYear: FirstYearCash,
  payout: LoanPayout,
  now: Month,
) {
  const last = firstYear.startsIn + MONTHS_A_YEAR - 1
  const first = Math.max(now, last - CHART_MONTHS + 1)
  return Array.from({ length: last - first + 1 }, (_, index) =>
    cashIn(first + index, payments, firstYear, payout),
  )
}

/** One, two or three round amounts, at equal distances, for the scale of a chart. */
export function scaleAmounts(largest: number) {
  const powerOfTen = 10 ** Math.floor(Math.log10(largest))
  const roundSteps = [0.2, 0.5, 1, 2, 5].map((factor) => factor * powerOfTen)
  const step = roundSteps.find((round) => largest < 4 * round) ?? largest
  return Array.from({ length: Math.floor(largest / step) }, (_, index) => (index + 1) * step)
}

function cashIn(
  month: Month,
  payments: readonly Payment[],
  firstYear: FirstYearCash,
  payout: LoanPayout,
): CashMonth {
  const paid = sumPayments(payments.filter(({ safeDay }) => monthOfDay(safeDay) <= month))
  const { spent, needed } = cashUntil(month, paid, firstYear)
  // Money that must stay in one's own account is available.
  const lockedIn = (until: Month) =>
    firstYear.fundsPlace === 'ownAccount' ? 0 : paid.funds * lockedShare(until, firstYear)
  const locked = lockedIn(month)
  // A promise of the bank is enough where the proof of funds stays at home.
  const payable = firstYear.fundsPlace === 'ownAccount' ? spent : needed
  return {
    month,
    needed,
    spent,
    locked,
    available: needed - spent - locked,
    paidBack: month < firstYear.startsIn ? 0 : lockedIn(month - 1) - locked,
    loan: month < payout.from ? 0 : Math.min(payout.rupees, payable - payout.spentBeforeReply),
  }
}
