import { type CountrySlug, countryFigures } from '@/content/countries/figures'
import {
  type FundsPlace,
  type Payee,
  type Refund,
  type StepName,
  schedules,
} from '@/content/countries/plan-steps'
import type { PlanQuery } from '@/content/plan/query'
import { type CashMonth, cashMonths, cashUntil } from '@/domain/cash'
import { rateOf, yearsOf } from '@/domain/country-plan'
import { type Loan, loanOf, loanPlan } from '@/domain/loan'
import { type DatedStep, firstDay, orderOfDays } from '@/domain/order-of-days'
import { type PlannedStart, plannedStart } from '@/domain/start'
import { type TcsYear, type Transfer, tcsYears } from '@/domain/tcs'
import { type Day, dayOfDate, monthsAfter } from '@/lib/day'
import { MONTHS_A_YEAR, type Month, monthOfDay } from '@/lib/month'

export type Item = Pick<DatedStep, 'needs' | 'opens' | 'deadlines'> & {
  what: StepName
  payee: Payee
  refund?: Refund
  /** The last day of the step; for living, the last day of the year. */
  day: Day
  /** A university's deadline after this date leaves no time for the visa. */
  latest: Day
  /** Our sources name no closing day of this step for this intake. */
  isUnknown: boolean
  due?: 'overdue' | 'now'
  /** The money that is spent, in rupees. */
  rupees: number
  /** Money that must only be shown on this day, and the part of it that is paid back each month. */
  held?: { rupees: number; aMonth: number; place: FundsPlace }
  /** The rupees that had to be available up to this item, and those that were spent. */
  soFar: { cash: number; spent: number }
}

export type MonthPlan = PlannedStart & {
  startsIn: Month
  /** Sorted by their last days. */
  items: readonly Item[]
  cash: readonly CashMonth[]
  /** The sum in rupees. */
  total: number
  tcs: readonly TcsYear[]
  loan?: Loan
}

/** Plans the first year step by step, with typical tuition. */
export function monthPlan(slug: CountrySlug, planQuery: PlanQuery, today: Date): MonthPlan {
  const planned = plannedStart(slug, planQuery, today)
  const { start } = planned
  const now = dayOfDate(today)
  const year = yearsOf(slug, planQuery).typical
  const classes = firstDay(slug, start)
  const rupees = (euros: number) => euros * rateOf(planQuery)
  const funds = rupees(countryFigures[slug].funds.from)
  const living = rupees(year.living.euros)
  const { funds: place } = schedules[slug]
  const transferredFunds = place === 'stay' ? 0 : funds
  const costOf = ({ what, share = 0 }: DatedStep) =>
    what === 'tuition'
      ? year.tuition.euros * share
      : (year.oneOff.lines.find((line) => line.what === what)?.euros ?? 0)

  const startsIn = monthOfDay(classes)
  const cashYear = { living, startsIn, place }
  const steps = orderOfDays(slug, planQuery.level, start, now)
  /** The costs of the steps before the one at `index`, and the proof of funds if it is among them. */
  const paidBefore = (index: number) => {
    const paid = steps.slice(0, index)
    return {
      spent: paid.reduce((sum, step) => sum + rupees(costOf(step)), 0),
      held: paid.some(({ what }) => what === 'funds') ? funds : 0,
    }
  }
  const items: Item[] = steps.map((step, index) => {
    const { what, payee, refund, day, latest, needs, opens, deadlines, closes } = step
    const due = dueOn(day, now)
    return {
      what,
      payee,
      day,
      latest,
      deadlines,
      isUnknown: what === 'Application' && closes !== undefined && deadlines.length === 0,
      rupees: rupees(costOf(step)),
      soFar: cashUntil(monthOfDay(day), paidBefore(index + 1), cashYear),
      ...(refund && { refund }),
      ...(needs && { needs }),
      ...(opens && deadlines.length > 0 && { opens }),
      ...(due && { due }),
      ...(what === 'funds' && { held: { rupees: funds, aMonth: funds / MONTHS_A_YEAR, place } }),
    }
  })
  const total = rupees(year.total)
  const replyIndex = steps.findIndex(({ what }) => what === 'admission')
  const before = paidBefore(replyIndex).spent
  const borrowed = loanOf(planQuery, total, before)
  const from = monthOfDay(steps[replyIndex]?.day ?? classes)
  const cash = cashMonths(items, cashYear, { rupees: borrowed, from, before }, monthOfDay(now))
  const paidOut = cash.find(({ loan }) => loan >= 1)?.month ?? startsIn
  const end = monthsAfter(classes, MONTHS_A_YEAR) - 1
  items.push({
    what: 'living',
    payee: 'you',
    refund: 'spent',
    day: end,
    latest: end,
    deadlines: [],
    isUnknown: false,
    rupees: living,
    soFar: cashUntil(monthOfDay(end), paidBefore(steps.length), cashYear),
  })

  const loan = loanPlan(slug, planQuery, { total, before, paidOut, startsIn })
  // A late payment is sent this month.
  const monthSent = (day: Day) => Math.max(monthOfDay(day), monthOfDay(now))
  /** Sent for living by the end of a month, with the money that an account or the university pays back. */
  const livingSent = (month: Month) => cashUntil(month, { spent: 0, held: transferredFunds }, cashYear).cash
  const transfers: Transfer[] = [
    ...steps.map((step, index) => ({
      month: monthSent(step.day),
      rupees: (step.inIndia ? 0 : rupees(costOf(step))) + (step.what === 'funds' ? transferredFunds : 0),
      isOwn: index < replyIndex,
    })),
    ...Array.from({ length: MONTHS_A_YEAR }, (_, month) => ({
      month: monthSent(classes) + month,
      rupees: livingSent(startsIn + month) - livingSent(startsIn + month - 1),
      isOwn: false,
    })),
  ]
  return {
    ...planned,
    startsIn,
    items,
    cash,
    total,
    tcs: tcsYears(transfers, borrowed, planQuery.senders),
    ...(loan && { loan }),
  }
}

/** `overdue` after the safe day, `now` in its month. */
function dueOn(safeDay: Day, now: Day): Item['due'] {
  if (safeDay < now) return 'overdue'
  return monthOfDay(safeDay) === monthOfDay(now) ? 'now' : undefined
}
