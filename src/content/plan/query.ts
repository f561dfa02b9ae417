import type { CountrySlug } from '@/content/countries/figures'

export const levels = ['bachelor', 'master'] as const
export type Level = (typeof levels)[number]
export const seasons = ['spring', 'fall'] as const
export type Season = (typeof seasons)[number]
export const languages = ['en', 'hi'] as const
export type Language = (typeof languages)[number]

export type Start = { season: Season; year: number }

/** The input of a plan, amounts in lakh. A key is absent if it was not given or cannot be parsed. */
export type PlanQuery = {
  level: Level
  start?: Start | undefined
  country?: CountrySlug | undefined
  budget?: number | undefined
  /** Part of the budget. */
  loan?: number | undefined
  /** Rupees for a euro, in place of ours. */
  rate?: number | undefined
  /** A year’s interest on the loan, in percent. */
  interest?: number | undefined
  /** Two relatives send the money; without it one does. */
  senders?: 2 | undefined
  lang: Language
}

export const defaultPlan: PlanQuery = { level: 'master', lang: 'en' }

/** The limits of what can be typed; a budget and a loan in lakh. */
export const limits = {
  budget: { min: 0.1, max: 999 },
  loan: { min: 0.1, max: 999 },
  rate: { min: 50, max: 250 },
  interest: { min: 1, max: 30 },
} as const

export type AmountName = keyof typeof limits
