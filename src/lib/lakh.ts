import { latinDigits } from '@/lib/clean-text'
import { formatRupees } from '@/lib/money'

export const LAKH = 100_000
const TENTH = LAKH / 10

/** Rounds to a tenth of a lakh, half up, as amounts are displayed. */
const roundToTenth = (rupees: number) => Math.round(rupees / TENTH) * TENTH

const CRORE = 100 * LAKH

/** Rounds and formats an amount: `₹540`, `₹44,000`, `₹13.1 lakh`, `₹1.04 crore`. */
export function formatLakh(rupees: number, words = { lakh: 'lakh', crore: 'crore' }) {
  const step = rupees < 1000 ? 10 : 100
  const rounded = Math.round(rupees / step) * step
  const tenths = roundToTenth(rupees)
  if (rounded < LAKH) return formatRupees(rounded)
  if (tenths < CRORE) return `₹${tenths / LAKH} ${words.lakh}`
  return `₹${Math.round(rupees / LAKH) / 100} ${words.crore}`
}

/** Puts a no-break space into each amount of a headline, so that no line begins with its "lakh". */
export const withUnbrokenAmounts = (text: string) => text.replace(/(₹[\d.]+) /g, '$1\u00a0')

/** Signs and words beside an amount, and the `/-` that Indians write after it. */
const BESIDE_AMOUNT = /₹|(?:rs|inr|rupees?|only)(?![a-z])\.?|रुप(?:ये|ए)|\/-(?=\s|$)/g
/**
 * A number and a unit, which may be cut off while it is typed: `1.5 cr`, `15 la`, `15 लाख`. `c[rores]*` accepts any beginning of
 * `crores`, and typing errors.
 */
const AMOUNT = /^([\d., ]*\d[.]?) ?(?:(c[rores]*|क(?:र(?:ो(?:ड़?)?)?)?)|(l[ackhs]*|ला?ख?)|)\.?$/
/** `15,00,000`, `1,500,000` or `15 00 000`. */
const GROUPED_BY_COMMAS_OR_SPACES = /^[1-9]\d{0,2}(?:[, ]\d{2,3})*[, ]\d{3}(?:\.\d*)?$/
/** `15.00.000`. A single point is a decimal point. */
const GROUPED_BY_POINTS = /^[1-9]\d{0,2}(?:\.\d{2,3})+\.\d{3}$/
/** Without groups: `15`, `0.5`, `.5`, and `1.` while it is typed. */
const PLAIN = /^(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)$/
/** A number without a unit means rupees from this value on, and lakh below it. */
const RUPEES_FROM = 10_000

/** Parses a typed amount into lakh: `15`, `15 lakhs rs`, `1.5 crore`, `₹15L`, `1500000`, `15,00,000/-`, also while it is typed. */
export function parseLakh(text: string) {
  // NFC: keyboards write the last letter of करोड़ in two ways.
  const typed = latinDigits(text.toLowerCase().normalize('NFC'))
    .replace(BESIDE_AMOUNT, '')
    .replace(/\s+/g, ' ')
    .trim()
  const [, number = '', crore, lakh] = AMOUNT.exec(typed) ?? []
  const amount = ungrouped(number)
  if (amount === undefined) return
  if (crore) return roundToTenth(amount * CRORE) / LAKH
  const isInLakh = lakh || amount < RUPEES_FROM
  return roundToTenth(isInLakh ? amount * LAKH : amount) / LAKH
}

function ungrouped(number: string) {
  if (GROUPED_BY_COMMAS_OR_SPACES.test(number)) return Number(number.replace(/[, ]/g, ''))
  if (GROUPED_BY_POINTS.test(number)) return Number(number.replaceAll('.', ''))
  return PLAIN.test(number) ? Number(number) : undefined
}
