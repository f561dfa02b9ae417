import { type CountrySlug, countrySlugs } from '@/content/destinations'
import { exchangeRate } from '@/content/exchange-rate'
import type { BudgetWords } from '@/content/plan/budget-words'
import { type AmountName, type Language, type Level, languages, levels, limits } from '@/content/plan/choices'
import { latinDigits } from '@/lib/clean-text'
import type { DayNumber } from '@/lib/day'
import { type Intake, intakeId, upcomingIntakes } from '@/lib/intakes'
import { formatLakh, LAKH, parseLakh } from '@/lib/lakh'
import { paths } from '@/lib/paths'

/** The visitor's choices. A key is undefined if it was not given or cannot be parsed; `level` and `lang` have a default. */
export type PlanQuery = {
  level: Level
  start?: Intake | undefined
  country?: CountrySlug | undefined
  /** In lakh. */
  budget?: number | undefined
  /** The part of the budget that is a loan, in lakh. */
  loan?: number | undefined
  /** Rupees for a euro, instead of our rate. */
  rate?: number | undefined
  /** The interest on the loan, in percent a year. */
  interest?: number | undefined
  /** The number of relatives who send the money, if there are two. */
  senders?: 2 | undefined
  lang: Language
}

export const defaultQuery: PlanQuery = { level: 'master', lang: 'en' }

/** Parses a typed amount; undefined if it is no amount or outside its limits. */
export function parseAmount(name: AmountName, text: string | null) {
  const { min, max } = limits[name]
  const parse = name === 'rate' || name === 'interest' ? parseDecimal : parseLakh
  const amount = parse(text ?? '')
  const isWithinLimits = amount !== undefined && amount >= min && amount <= max
  return isWithinLimits ? amount : undefined
}

/** `97`, `97.25`, `97,25`, `Rs 97` or `10.5%`: up to three digits, and at most two decimals. */
const DECIMAL = /^(?:₹|rs\.?|inr)?\s*(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/i

/** Parses a typed exchange rate or interest rate. */
function parseDecimal(text: string) {
  const match = DECIMAL.exec(latinDigits(text.trim()))
  if (!match) return
  const [, whole, decimals = '0'] = match
  return Number(`${whole}.${decimals}`)
}

/** The value if it is one of the known ones. */
export const oneOf = <Known extends string>(knownValues: readonly Known[], value: unknown) =>
  knownValues.find((known) => known === value)

/** The choices in a query string. Unknown values are ignored. */
export function parsePlanQuery(parameters: URLSearchParams, today: DayNumber): PlanQuery {
  const start = parameters.get('start')
  return {
    level: oneOf(levels, parameters.get('level')) ?? defaultQuery.level,
    start: upcomingIntakes(today).find((intake) => intakeId(intake) === start),
    country: oneOf(countrySlugs, parameters.get('country')),
    budget: parseAmount('budget', parameters.get('budget')),
    loan: parseAmount('loan', parameters.get('loan')),
    rate: parseAmount('rate', parameters.get('rate')),
    interest: parseAmount('interest', parameters.get('interest')),
    senders: parameters.get('senders') === '2' ? 2 : undefined,
    lang: oneOf(languages, parameters.get('lang')) ?? defaultQuery.lang,
  }
}

/** The rupees per euro. */
export const rateOf = ({ rate = exchangeRate.rupeesPerEuro }: PlanQuery) => rate

/** The choices with the values that were typed into their form. */
export function withTyping(planQuery: PlanQuery, typed: Record<string, unknown>, today: DayNumber) {
  const parameters = new URLSearchParams(planQueryString(planQuery))
  for (const [name, value] of Object.entries(typed))
    if (typeof value === 'string') parameters.set(name, value)
  return parsePlanQuery(parameters, today)
}

/** The query string of the choices, in one order, without default values. */
export function planQueryString(planQuery: PlanQuery) {
  const { level, start, lang } = planQuery
  const values: Record<keyof PlanQuery, string | number | undefined> = {
    level: level === defaultQuery.level ? undefined : level,
    start: start && intakeId(start),
    country: planQuery.country,
    budget: planQuery.budget,
    loan: planQuery.loan,
    rate: planQuery.rate,
    interest: planQuery.interest,
    senders: planQuery.senders,
    lang: lang === defaultQuery.lang ? undefined : lang,
  }
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(values))
    if (value !== undefined) parameters.set(name, String(value))
  return parameters.toString()
}

export function planPath(planQuery: PlanQuery) {
  const query = planQueryString(planQuery)
  return query ? `${paths.plan}?${query}` : paths.plan
}

/** Country and budget as text: "Germany, ₹20 lakh". Undefined if neither is given. */
export function choicesText(
  { country, budget }: PlanQuery,
  words: Pick<BudgetWords, 'countries' | 'lakh' | 'crore'>,
) {
  const choices: string[] = []
  if (country) choices.push(words.countries[country])
  if (budget) choices.push(formatLakh(budget * LAKH, words))
  return choices.length > 0 ? choices.join(', ') : undefined
}
