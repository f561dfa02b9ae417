import { formatRupees } from '@/lib/money'

const LAKH = 100_000

/** A rounded amount as people in India say it: `₹13.1 lakh`; below a lakh in hundreds of rupees, `₹44,000`. */
export function formatLakh(amount: number, lakh = 'lakh') {
  const hundreds = Math.round(amount / 100) * 100
  return hundreds < LAKH ? formatRupees(hundreds) : `₹${(amount / LAKH).toFixed(1)} ${lakh}`
}

/** `€13,569.24`; cents only where there are any. */
export function formatEuros(amount: number) {
  return `€${amount.toFixed(Number.isInteger(amount) ? 0 : 2).replace(/\B(?=(\d{3})+(\.|$))/g, ',')}`
}
