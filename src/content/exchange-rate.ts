import type { SourceKey, Year } from '@/content/sources'
import { dateOf, dayNumber } from '@/lib/day'
import { formatEuros } from '@/lib/euros'
import { formatLakh } from '@/lib/lakh'
import { monthName } from '@/lib/month'

/** The exchange rate of the whole site. Change it here, with its date. */
export const exchangeRate = {
  rupeesPerEuro: 110,
  month: 5,
  year: '2026',
  source: 'yourweg-2026-05',
  /** The European Central Bank’s rate, to compare. */
  ecb: { rupees: 108.4, day: dayNumber(2026, 10, 9) },
} as const satisfies { rupeesPerEuro: number; month: number; year: Year; source: SourceKey; ecb: object }

const { month, year, ecb } = exchangeRate
const ecbDate = dateOf(ecb.day)

/** The date of our rate, as pages print it behind the rate. */
export const exchangeDate = `It is of ${monthName(month)} ${year}: the ECB’s rate was ₹${ecb.rupees.toFixed(2)} on ${ecbDate.day} ${monthName(ecbDate.month)} ${ecbDate.year}, and your bank adds its margin.`

export const exchangeNote = `We count ₹${exchangeRate.rupeesPerEuro} for €1 and round. ${exchangeDate}`

/** Formats euros as rupees: `₹13.1 lakh`. */
export const inRupees = (euros: number) => formatLakh(euros * exchangeRate.rupeesPerEuro)

/** Formats euros with rupees first: `₹14 lakh (€12,744)`. */
export const rupeesFirst = (euros: number) => `${inRupees(euros)} (${formatEuros(euros)})`

/** Replaces each amount in euros by rupees: `about ₹99,000 to ₹1.4 lakh a month`. */
export function textInRupees(text: string) {
  const converted = replaceEuros(text, inRupees)
  return converted.startsWith('about ') ? converted : `about ${converted}`
}

/** Puts rupees before each amount in euros: `Visa ₹27,500 (€250)`. */
export const withRupeesFirst = (text: string) => replaceEuros(text, rupeesFirst)

const replaceEuros = (text: string, format: (euros: number) => string) =>
  text.replace(/€(\d+(?:,\d{3})*(?:\.\d+)?)/g, (_, amount: string) =>
    format(Number(amount.replaceAll(',', ''))),
  )
