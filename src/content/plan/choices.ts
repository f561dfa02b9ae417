// What a visitor of the plan can choose and type.

export const levels = ['bachelor', 'master'] as const
export type Level = (typeof levels)[number]
/** The length of a degree that every country has, in years. */
export const usualYears: Record<Level, number> = { bachelor: 3, master: 2 }
export const languages = ['en', 'hi'] as const
export type Language = (typeof languages)[number]
export const languageNames: Record<Language, string> = { en: 'English', hi: 'हिन्दी' }

/** The limits of typed amounts: budget and loan in lakh, the rate in rupees, the interest in percent. */
export const limits = {
  budget: { min: 0.1, max: 999 },
  loan: { min: 0.1, max: 999 },
  rate: { min: 50, max: 250 },
  interest: { min: 1, max: 30 },
} as const

export type AmountName = keyof typeof limits
