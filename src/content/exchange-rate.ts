import type { SourceKey, Year } from '@/content/sources'
import { formatEuros } from '@/lib/euros'
import { formatLakh } from '@/lib/lakh'

/** The exchange rate of the whole site. Change it here, with its date. */
export const exchangeRate = {
  rupeesPerEuro: 110,
  date: 'May 2026',
  year: '2026',
  source: 'yourweg-2026-05',
} as const satisfies { rupeesPerEuro: number; date: string; year: Year; source: SourceKey }

/** The date of our rate, as pages print it behind the rate. */
export const exchangeDate = `It is of ${exchangeRate.date}: the ECB’s rate was ₹108.40 on 9 October 2026, and your bank adds its margin.`

export const exchangeNote = `We count ₹${exchangeRate.rupeesPerEuro} for €1 and round. ${exchangeDate}`

/** Formats euros as rupees: `₹13.1 lakh`. */
export const inRupees = (euros: number) => formatLakh(euros * exchangeRate.rupeesPerEuro)

/** Formats euros with rupees first: `₹14 lakh (€12,744)`. */
export const rupeesFirst = (euros: number) => `${inRupees(euros)} (${formatEuros(euros)})`

/** Replaces each amount in euros by rupees: `about ₹99,000 to ₹1.4 lakh a month`. */
export function textInRupees(text: string) {
  const converted = text.replace(/€([\d,]+(?:\.\d+)?)/g, (_, amount: string) =>
    inRupees(Number(amount.replaceAll(',', ''))),
  )
  return converted.startsWith('about ') ? converted : `about ${converted}`
}

/** Puts rupees before each amount in euros: `Visa ₹27,500 (€250)`. */
export const withRupeesFirst = (text: string) =>
  text.replace(/€(\d+(?:,\d{3})*(?:\.\d+)?)/g, (_, amount: string) =>
    rupeesFirst(Number(amount.replaceAll(',', ''))),
  )
