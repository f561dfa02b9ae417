/** `€13,569.24`; cents only where there are any. */
export function formatEuros(amount: number) {
  return `€${amount.toFixed(Number.isInteger(amount) ? 0 : 2).replace(/\B(?=(\d{3})+(\.|$))/g, ',')}`
}
