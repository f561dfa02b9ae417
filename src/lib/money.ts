const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})

/** Whole rupees in Indian grouping: `₹12,50,000`. */
export function formatRupees(amount: number) {
  return rupees.format(amount)
}
