import { type CountrySlug, countryFigures } from '@/content/countries/figures'
import { type FirstYear, firstYear } from '@/content/countries/first-year'
import {
  type Deadline,
  loanRules,
  type Payee,
  type Refund,
  type Step,
  type StepName,
  schedules,
  type TuitionEnd,
  tcs,
} from '@/content/countries/plan-figures'
import { destinations } from '@/content/destinations'
import { exchangeRate } from '@/content/exchange-rate'
import { type Asked, type Start, upcomingStarts } from '@/content/plan/asked'

export const LAKH = 100_000
const MONTHS = 12
const APRIL = 4

export type Verdict =
  | { kind: 'fits' }
  /** Fits at the low end of tuition alone; so much is missing for what is typical. */
  | { kind: 'low'; short: number }
  | { kind: 'short'; short: number }

/** The first year in one country. Money is in rupees; the two sums are rounded to a tenth of a lakh, as they are shown. */
export type CountryPlan = {
  slug: CountrySlug
  sum: Record<TuitionEnd, number>
  euros: Record<TuitionEnd, number>
  tuition: Record<TuitionEnd, number>
  living: number
  oneOff: number
  /** What the visa asks to see, which is not spent on top. */
  shown: { rupees: number; from: boolean }
  /** None without a budget. */
  verdict?: Verdict
}

const rateOf = ({ rate = exchangeRate.rupeesPerEuro }: Asked) => rate

const yearsOf = (slug: CountrySlug, { level, ...asked }: Asked): Record<TuitionEnd, FirstYear> => {
  const rupeesPerEuro = rateOf({ level, ...asked })
  const year = (end: TuitionEnd) => firstYear(slug, { level, end, rupeesPerEuro })
  return { low: year('low'), typical: year('typical') }
}

const asShown = (rupees: number) => Math.round(rupees / (LAKH / 10)) * (LAKH / 10)

export function countryPlan(slug: CountrySlug, asked: Asked): CountryPlan {
  const { low, typical } = yearsOf(slug, asked)
  const rupees = (euros: number) => euros * rateOf(asked)
  const sum = { low: asShown(rupees(low.total)), typical: asShown(rupees(typical.total)) }
  return {
    slug,
    sum,
    euros: { low: low.total, typical: typical.total },
    tuition: { low: rupees(low.tuition.euros), typical: rupees(typical.tuition.euros) },
    living: rupees(low.living.euros),
    oneOff: rupees(low.oneOff.euros),
    shown: { rupees: rupees(low.funds.euros), from: low.funds.from },
    ...(asked.budget !== undefined && { verdict: verdictOn(sum, asked.budget * LAKH) }),
  }
}

function verdictOn({ low, typical }: Record<TuitionEnd, number>, budget: number): Verdict {
  if (budget >= typical) return { kind: 'fits' }
  return budget >= low
    ? { kind: 'low', short: Math.round(typical - budget) }
    : { kind: 'short', short: Math.round(low - budget) }
}

const order: Verdict['kind'][] = ['fits', 'low', 'short']

/** All four: what fits first, and the cheaper first. */
export function allPlans(asked: Asked): CountryPlan[] {
  const rank = ({ verdict }: CountryPlan) => (verdict ? order.indexOf(verdict.kind) : 0)
  return destinations
    .map(({ slug }) => countryPlan(slug, asked))
    .sort((one, other) => rank(one) - rank(other) || one.sum.low - other.sum.low)
}

/** A month of the calendar, counted: those of one year follow those of the year before. */
export type Month = number

export const monthOf = (year: number, month: number): Month => year * MONTHS + month - 1
export const yearAndMonth = (month: Month) => ({
  year: Math.floor(month / MONTHS),
  month: (month % MONTHS) + 1,
})

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

export type TcsYear = { from: number; sent: number; loan: number; own: number; tcs: number }

export type Loan = {
  rupees: number
  own: number
  isBelow: boolean
  needsSecurity: boolean
  /** Less of one’s own than the bank asks for. */
  isTooMuch: boolean
  isCountryNamed: boolean
}

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

function loanOf({ loan = 0, budget = Number.POSITIVE_INFINITY }: Asked, total: number) {
  return Math.min(Math.min(loan, budget) * LAKH, total)
}

/** By the Indian financial year, April to March. A loan from a bank is spent first, and nothing is collected on it. */
function tcsYears(sent: ReadonlyMap<Month, number>, borrowed: number): TcsYear[] {
  const years = new Map<number, number>()
  for (const [month, rupees] of sent) {
    const { year, month: ofYear } = yearAndMonth(month)
    const from = ofYear < APRIL ? year - 1 : year
    if (rupees > 0) years.set(from, (years.get(from) ?? 0) + rupees)
  }
  let left = borrowed
  return [...years]
    .sort(([one], [other]) => one - other)
    .map(([from, sent]) => {
      const loan = Math.min(left, sent)
      left -= loan
      const own = sent - loan
      return { from, sent, loan, own, tcs: tcsOn(own) }
    })
}

export const tcsOn = (own: number) => (Math.max(0, own - tcs.threshold) * tcs.percent) / 100

function loanPlan(slug: CountrySlug, rupees: number, total: number): Loan {
  const own = total - rupees
  return {
    rupees,
    own,
    isBelow: rupees < loanRules.from,
    needsSecurity: rupees > loanRules.withoutSecurity,
    isTooMuch: own < (total * loanRules.ownPercent) / 100,
    isCountryNamed: loanRules.countries.includes(slug),
  }
}
