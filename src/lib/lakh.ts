import { formatRupees } from '@/lib/money'

export const LAKH = 100_000
const TENTH = LAKH / 10

/** To a tenth of a lakh, as amounts are shown; half of one rounds up. */
export const roundToTenth = (rupees: number) => Math.round(rupees / TENTH) * TENTH

/** A rounded amount as people in India say it: `₹13.1 lakh`; below a lakh in hundreds of rupees, `₹44,000`. */
export function formatLakh(rupees: number, lakh = 'lakh') {
  const hundreds = Math.round(rupees / 100) * 100
  if (hundreds < LAKH) return formatRupees(hundreds)
  return `₹${(roundToTenth(rupees) / LAKH).toFixed(1)} ${lakh}`
}

const ZERO = '०'.charCodeAt(0)
const SHAPE =
  /^(?:₹|rs\.?|inr)?\s*(\d{1,3}(?:,\d\d)*,\d{3}|\d{1,3}(?:,\d{3})+|\d+)(\.\d*)?\s*(l[ackhs]*|ला?ख?)?$/
/** From here a number without a unit counts rupees. */
const RUPEES_FROM = 10_000

/** Lakh, to a tenth, as people type them: `15`, `15.5`, `15 lakh`, `₹15L`, `1500000` and `15,00,000`, half typed too. */
export function parseLakh(text: string) {
  const typed = text.trim().toLowerCase()
  const digits = typed.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - ZERO))
  const [, whole, decimals = '', unit] = SHAPE.exec(digits) ?? []
  if (!whole) return
  const number = Number(whole.replaceAll(',', '') + decimals)
  const rupees = unit || number < RUPEES_FROM ? number * LAKH : number
  return roundToTenth(rupees) / LAKH
}
