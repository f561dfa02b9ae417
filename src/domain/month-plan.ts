import { type CountrySlug, countryFigures } from '@/content/countries/figures'
import {
  type Deadline,
  type Payee,
  type Refund,
  type Step,
  type StepName,
  schedules,
} from '@/content/countries/plan-figures'
import type { Asked, Start } from '@/content/plan/asked'
import { rateOf, yearsOf } from '@/domain/country-plan'
import { type Loan, loanOf, loanPlan } from '@/domain/loan'
import { upcomingStarts } from '@/domain/plan-query'
import { type TcsYear, tcsYears } from '@/domain/tcs'
import { type Month, monthOf, yearAndMonth } from '@/lib/month'

const MONTHS = 12

export type LastDay = Deadline & { inYear: number; isPast: boolean }

export type Item = {
  what: StepName
  payee: Payee
  refund?: Refund
  rupees: number
  /** The last day to decide; `unknown` where our sources have none for this start. */
  by?: LastDay | 'unknown'
  /** Should have been done by now. */
  isLate: boolean
}

/** One month, or several in which nothing but living falls due. */
export type Row = { from: Month; to: Month; items: readonly Item[]; total: number }

export type MonthPlan = {
  start: Start
  startsIn: Month
  rows: readonly Row[]
  total: number
  tcs: readonly TcsYear[]
  loan?: Loan
}

/** The first year month by month, from today, with typical tuition. */
export function monthPlan(slug: CountrySlug, asked: Asked, today: Date): MonthPlan {
  const { starts, steps, fundsAreSent } = schedules[slug]
  const start = asked.start ?? nextFall(today)
  const startsIn = monthOf(start.year, starts[start.season])
  const now = monthOf(today.getFullYear(), today.getMonth() + 1)
  const year = yearsOf(slug, asked).typical
  const rupees = (euros: number) => euros * rateOf(asked)
  const costOf = ({ what, share = 0 }: Step) =>
    what === 'tuition'
      ? year.tuition.euros * share
      : (year.oneOff.lines.find((line) => line.what === what)?.euros ?? 0)

  const due = new Map<Month, Item[]>()
  const add = (month: Month, item: Item) => due.set(month, [...(due.get(month) ?? []), item])
  const sent = new Map<Month, number>()
  const send = (month: Month, euros: number) => sent.set(month, (sent.get(month) ?? 0) + rupees(euros))

  for (const step of steps) {
    const planned = startsIn + step.at
    const month = Math.max(now, planned)
    const by = step.by && lastDay(step.by[start.season], startsIn, today)
    const isLate = planned < now && (by === undefined || by === 'unknown' || by.isPast)
    const { what, payee, refund } = step
    add(month, {
      what,
      payee,
      rupees: rupees(costOf(step)),
      isLate,
      ...(refund && { refund }),
      ...(by && { by }),
    })
    if (!step.inIndia) send(month, costOf(step))
  }

  const { funds } = countryFigures[slug]
  const sentAhead = fundsAreSent ? Math.min(funds.from, year.living.euros) : 0
  const fundsStep = steps.find(({ what }) => what === 'funds')
  send(Math.max(now, startsIn + (fundsStep?.at ?? 0)), sentAhead)
  for (let month = startsIn; month < startsIn + MONTHS; month++) {
    const living = rupees(year.living.euros / MONTHS)
    add(month, { what: 'living', payee: 'you', refund: 'yours', rupees: living, isLate: false })
    send(month, (year.living.euros - sentAhead) / MONTHS)
  }

  const total = rupees(year.total)
  const borrowed = loanOf(asked, total)
  return {
    start,
    startsIn,
    rows: rowsOf(due),
    total,
    tcs: tcsYears(sent, borrowed),
    ...(borrowed > 0 && { loan: loanPlan(slug, borrowed, total) }),
  }
}

function nextFall(today: Date): Start {
  const fall = upcomingStarts(today).find(({ season }) => season === 'fall')
  return fall ?? { season: 'fall', year: today.getFullYear() + 1 }
}

/** The last occurrence of a pattern's day before classes start. */
function lastDay(pattern: Deadline | undefined, startsIn: Month, today: Date): LastDay | 'unknown' {
  if (!pattern) return 'unknown'
  const { year, month } = yearAndMonth(startsIn)
  const inYear = pattern.month > month ? year - 1 : year
  return { ...pattern, inYear, isPast: new Date(inYear, pattern.month - 1, pattern.day + 1) <= today }
}

function rowsOf(due: ReadonlyMap<Month, readonly Item[]>): Row[] {
  const rows: Row[] = []
  let total = 0
  for (const [month, items] of [...due].sort(([one], [other]) => one - other)) {
    total += items.reduce((sum, { rupees }) => sum + rupees, 0)
    const last = rows.at(-1)
    if (last && isLiving(last.items) && isLiving(items) && last.to === month - 1) {
      const rupees = [...last.items, ...items].reduce((sum, { rupees }) => sum + rupees, 0)
      const merged = last.items.slice(0, 1).map((item) => ({ ...item, rupees }))
      rows[rows.length - 1] = { from: last.from, to: month, items: merged, total }
    } else rows.push({ from: month, to: month, items, total })
  }
  return rows
}

const isLiving = (items: readonly Item[]) => items.every(({ what }) => what === 'living')
