import type { CountrySlug } from '@/content/countries/figures'
import { destinations } from '@/content/destinations'
import { intakes } from '@/content/signup/options'
import { paths } from '@/lib/paths'

export const levels = ['bachelor', 'master'] as const
export type Level = (typeof levels)[number]
export const seasons = ['spring', 'fall'] as const
export type Season = (typeof seasons)[number]
export const languages = ['en', 'hi'] as const
export type Language = (typeof languages)[number]

export type Start = { season: Season; year: number }

/** What a plan is made for. Amounts in lakh; what is absent was not asked, or not understood. */
export type Asked = {
  level: Level
  start?: Start | undefined
  country?: CountrySlug | undefined
  budget?: number | undefined
  /** Part of the budget. */
  loan?: number | undefined
  /** Rupees for a euro, in place of ours. */
  rate?: number | undefined
  lang: Language
}

export const defaultPlan: Asked = { level: 'master', lang: 'en' }

/** The limits of what can be typed; a budget and a loan in tenths of a lakh. */
export const limits = {
  budget: { min: 0.1, max: 999, decimals: 1 },
  loan: { min: 0.1, max: 999, decimals: 1 },
  rate: { min: 50, max: 250, decimals: 2 },
} as const

export type AmountName = keyof typeof limits

/** The number that is typed, if it is one within its limits. */
export function amountOf(name: AmountName, text: string | null) {
  const { min, max, decimals } = limits[name]
  const typed = text?.trim().replace(/^₹\s*/, '') ?? ''
  if (!new RegExp(`^\\d{1,3}(?:\\.\\d{1,${decimals}})?$`).test(typed)) return
  const number = Number(typed)
  return number >= min && number <= max ? number : undefined
}

/** The next four. */
export function upcomingStarts(today: Date): Start[] {
  const [upcoming] = intakes(today)
  return (upcoming?.options ?? []).flatMap(({ value }) => {
    const [name, year] = value.split('-')
    const season = oneOf(seasons, name)
    return season ? [{ season, year: Number(year) }] : []
  })
}

export const startId = ({ season, year }: Start) => `${season}-${year}`

const slugs = destinations.map(({ slug }) => slug)
const oneOf = <Value extends string>(values: readonly Value[], text: string | null | undefined) =>
  values.find((value) => value === text)

/** The plan that a query string asks for. Values that are unknown are as if they were not there. */
export function planAsked(parameters: URLSearchParams, today: Date): Asked {
  const start = parameters.get('start')
  return {
    level: oneOf(levels, parameters.get('level')) ?? defaultPlan.level,
    start: upcomingStarts(today).find((each) => startId(each) === start),
    country: oneOf(slugs, parameters.get('country')),
    budget: amountOf('budget', parameters.get('budget')),
    loan: amountOf('loan', parameters.get('loan')),
    rate: amountOf('rate', parameters.get('rate')),
    lang: oneOf(languages, parameters.get('lang')) ?? defaultPlan.lang,
  }
}

/** The query string of a plan, in one order, without what goes without saying. */
export function queryOf({ start, ...asked }: Asked) {
  const said = { ...asked, start: start && startId(start) }
  const parameters = new URLSearchParams()
  for (const name of ['level', 'start', 'country', 'budget', 'loan', 'rate', 'lang'] as const) {
    const value = said[name]
    const goesWithoutSaying = (name === 'level' || name === 'lang') && value === defaultPlan[name]
    if (value !== undefined && !goesWithoutSaying) parameters.set(name, String(value))
  }
  return parameters.toString()
}

export function planPath(asked: Asked) {
  const query = queryOf(asked)
  return query ? `${paths.plan}?${query}` : paths.plan
}
