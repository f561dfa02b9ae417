/** Formats euros, with cents only if there are any: `€13,569.24`. */
export function formatEuros(amount: number) {
  return `€${amount.toFixed(Number.isInteger(amount) ? 0 : 2).replace(/\B(?=(\d{3})+(\.|$))/g, ',')}`
}
