/** The places of the commas: before each three digits of the whole euros. */
const thousands = /\B(?=(\d{3})+(\.|$))/g

/** Formats euros, with cents only if there are any: `€13,569.24`. */
export function formatEuros(amount: number) {
  return `€${amount.toFixed(Number.isInteger(amount) ? 0 : 2).replace(thousands, ',')}`
}

/** Formats a range of whole euros: `€900 to €1,300`; one amount without an upper end. */
export const euroRange = ({ from, to }: { from: number; to?: number }) =>
  to === undefined ? formatEuros(from) : `${formatEuros(from)} to ${formatEuros(to)}`
