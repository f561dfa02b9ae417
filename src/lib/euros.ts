/** The places of the commas: before each three digits of the whole euros. */
const thousands = /\B(?=(\d{3})+(\.|$))/g

/** Formats euros, with cents only if there are any: `€13,569.24`. */
export function formatEuros(amount: number) {
  return `€${amount.toFixed(Number.isInteger(amount) ? 0 : 2).replace(thousands, ',')}`
}
