import type { FundsPlace } from '@/content/countries/plan-steps'
import type { Day } from '@/lib/day'
import { type Month, monthOfDay } from '@/lib/month'

/** Of a first year; also of its calendar, since living is paid month by month. */
const MONTHS = 12
const CHART_MONTHS = 18
/** Universities name two to three weeks after the start: counted as the month after it. */
const DEPOSIT_COMES_BACK_AFTER = 1

/** A payment, or money that must be available by its day without being spent. */
type Payment = { day: Day; rupees: number; held?: { rupees: number } }

/** Living of the year, the month in which it begins, and where the proof of funds is kept. */
export type Year = { living: number; startsIn: Month; place: FundsPlace }

/** The cash of a plan at the end of a month, in rupees. */
export type CashMonth = {
  month: Month
  /** Cash needed by the end of the month: the sum of spent, locked and available money. */
  needed: number
  spent: number
  /** In a blocked account, or with the university. */
  locked: number
  /** In one's own account, not spent. */
  available: number
  /** Paid back within this month. */
  back: number
  /** Paid by the loan, which is spent first. */
  loan: number
}

const begunBy = (month: Month, { startsIn }: Year) =>
  Math.max(0, Math.min(MONTHS, month - startsIn + 1)) / MONTHS

/** The share of the proof of funds that cannot be spent in a month. */
function lockedShare(month: Month, year: Year) {
  const since = month - year.startsIn
  switch (year.place) {
    case 'account':
      return 1 - begunBy(month, year)
    case 'deposit':
      return since < DEPOSIT_COMES_BACK_AFTER ? 1 : 0
    case 'stay':
      return since < 0 ? 1 : 0
  }
}

/** Adds the living costs of each month to earlier payments and deposits. */
export function cashUntil(month: Month, paid: { spent: number; held: number }, year: Year) {
  const living = (until: Month) => begunBy(until, year) * year.living
  let needed = paid.held
  for (let each = year.startsIn; each <= month; each++)
    needed = Math.max(needed, living(each) + paid.held * lockedShare(each, year))
  return { spent: paid.spent + living(month), cash: paid.spent + needed }
}

/** Up to eighteen months that end with the year. The first one holds all that was due before. */
export function cashMonths(payments: readonly Payment[], year: Year, borrowed: number, now: Month) {
  const last = year.startsIn + MONTHS - 1
  const first = Math.max(now, last - CHART_MONTHS + 1)
  return Array.from({ length: last - first + 1 }, (_, index) =>
    cashIn(first + index, payments, year, borrowed),
  )
}

function cashIn(month: Month, payments: readonly Payment[], year: Year, borrowed: number): CashMonth {
  const due = payments.filter(({ day }) => monthOfDay(day) <= month)
  const spentOnce = due.reduce((sum, { rupees }) => sum + rupees, 0)
  const held = due.reduce((sum, payment) => sum + (payment.held?.rupees ?? 0), 0)
  const { spent, cash } = cashUntil(month, { spent: spentOnce, held }, year)
  // Money that must stay in one's own account is available.
  const lockedIn = (each: Month) => (year.place === 'stay' ? 0 : held * lockedShare(each, year))
  const locked = lockedIn(month)
  return {
    month,
    needed: cash,
    spent,
    locked,
    available: cash - spent - locked,
    back: month < year.startsIn ? 0 : lockedIn(month - 1) - locked,
    loan: Math.min(borrowed, cash),
  }
}
