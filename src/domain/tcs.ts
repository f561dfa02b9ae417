import { tcsRule } from '@/content/countries/plan-figures'
import { livingNeededBy } from '@/domain/cash'
import type { PricedStep, PricedYear } from '@/domain/priced-year'
import type { Day } from '@/lib/day'
import { MONTHS_A_YEAR, type Month, monthOfDay, yearAndMonth } from '@/lib/month'

const APRIL = 4

/** The rupees sent in one Indian financial year, which starts in April of `startYear`: a part of the loan, and own money. */
export type TcsYear = { startYear: number; sent: number; loan: number; ownMoney: number; tax: number }

/** Rupees sent abroad; `isOwn` if no loan can pay them. */
type Transfer = { month: Month; rupees: number; isOwn: boolean }

/** The transfers for the steps of a first year, then those for each month of living. A late payment is sent this month. */
function transfersOf(firstYear: PricedYear): Transfer[] {
  const { steps, startsIn, classesBegin } = firstYear
  const monthSent = (day: Day) => Math.max(monthOfDay(day), monthOfDay(firstYear.now))
  const livingSent = livingSentUntil(firstYear)
  return [
    ...steps.map((step) => ({
      month: monthSent(step.safeDay),
      rupees: (step.inIndia ? 0 : step.rupees) + fundsSent(step, firstYear),
      isOwn: step.isBeforeReply,
    })),
    ...Array.from({ length: MONTHS_A_YEAR }, (_, index) => ({
      month: monthSent(classesBegin) + index,
      rupees: livingSent(startsIn + index) - livingSent(startsIn + index - 1),
      isOwn: false,
    })),
  ]
}

/** The proof of funds, unless it stays in one's own account. */
const fundsSent = ({ funds }: PricedStep, { fundsPlace }: PricedYear) =>
  fundsPlace === 'ownAccount' ? 0 : funds

/** The rupees that are sent for living by the end of a month. Money that an account or the university pays back is used first. */
function livingSentUntil(firstYear: PricedYear) {
  const funds = firstYear.steps.reduce((sum, step) => sum + fundsSent(step, firstYear), 0)
  return (month: Month) => livingNeededBy(month, funds, firstYear)
}

/** Tax collected at source, for each Indian financial year (April to March). A bank loan is spent first and is exempt. */
export function tcsYears(firstYear: PricedYear, senders = 1): TcsYear[] {
  const years = new Map<number, { sent: number; payableByLoan: number }>()
  for (const { month, rupees, isOwn } of transfersOf(firstYear)) {
    if (rupees <= 0) continue
    const startYear = financialYear(month)
    const { sent, payableByLoan } = years.get(startYear) ?? { sent: 0, payableByLoan: 0 }
    years.set(startYear, {
      sent: sent + rupees,
      payableByLoan: payableByLoan + (isOwn ? 0 : rupees),
    })
  }
  let loanLeft = firstYear.borrowed
  return [...years]
    .sort(([one], [other]) => one - other)
    .map(([startYear, { sent, payableByLoan }]) => {
      const loan = Math.min(loanLeft, payableByLoan)
      loanLeft -= loan
      const ownMoney = sent - loan
      return { startYear, sent, loan, ownMoney, tax: tcsOn(ownMoney, senders) }
    })
}

/** The year in which the financial year of a month starts. */
function financialYear(month: Month) {
  const { year, month: monthOfYear } = yearAndMonth(month)
  return monthOfYear < APRIL ? year - 1 : year
}

/** The tax on one's own money, in rupees. Several senders share the money, and each has a threshold. */
export const tcsOn = (ownMoney: number, senders = 1) =>
  (Math.max(0, ownMoney - senders * tcsRule.threshold) * tcsRule.percent) / 100
