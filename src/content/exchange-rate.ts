import type { SourceKey, Year } from '@/content/sources'
import { formatEuros } from '@/lib/euros'
import { formatLakh } from '@/lib/lakh'

/** The one rate of the whole site. Change it here, with its date. */
export const exchangeRate = {
  rupeesPerEuro: 110,
  date: 'May 2026',
  year: '2026',
  source: 'yourweg-2026-05',
} as const satisfies { rupeesPerEuro: number; date: string; year: Year; source: SourceKey }

export const exchangeNote = `Rupees at ₹${exchangeRate.rupeesPerEuro} for €1 (${exchangeRate.date}), rounded.`

/** Euros as rupees: `₹13.1 lakh`. */
export const inRupees = (euros: number) => formatLakh(euros * exchangeRate.rupeesPerEuro)

/** An amount in a sentence: `₹14 lakh (€12,744)`. */
export const rupeesFirst = (euros: number) => `${inRupees(euros)} (${formatEuros(euros)})`

/** A text with each amount in euros turned into rupees: `about ₹99,000 to ₹1.4 lakh a month`. */
export function textInRupees(text: string) {
  const converted = text.replace(/€([\d,]+(?:\.\d+)?)/g, (_, amount: string) =>
    inRupees(Number(amount.replaceAll(',', ''))),
  )
  return converted.startsWith('about ') ? converted : `about ${converted}`
}

/** A text with rupees before each amount in euros: `Visa ₹27,500 (€250)`. */
export const withRupeesFirst = (text: string) =>
  text.replace(/€(\d+(?:,\d{3})*(?:\.\d+)?)/g, (_, amount: string) =>
    rupeesFirst(Number(amount.replaceAll(',', ''))),
  )
