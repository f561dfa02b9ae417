import type { CountrySlug } from '@/content/destinations'
import type { Intake } from '@/lib/intakes'

export const levels = ['bachelor', 'master'] as const
export type Level = (typeof levels)[number]
/** The length of a degree that every country has, in years. */
export const usualYears: Record<Level, number> = { bachelor: 3, master: 2 }
export const languages = ['en', 'hi'] as const
export type Language = (typeof languages)[number]
export const languageNames: Record<Language, string> = { en: 'English', hi: 'हिन्दी' }

/** The input of a plan, amounts in lakh. A key is absent if it was not given or cannot be parsed. */
export type PlanQuery = {
  level: Level
  start?: Intake | undefined
  country?: CountrySlug | undefined
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

export const defaultPlan: PlanQuery = { level: 'master', lang: 'en' }

/** The limits of typed amounts: budget and loan in lakh, the rate in rupees, the interest in percent. */
export const limits = {
  budget: { min: 0.1, max: 999 },
  loan: { min: 0.1, max: 999 },
  rate: { min: 50, max: 250 },
  interest: { min: 1, max: 30 },
} as const

export type AmountName = keyof typeof limits
