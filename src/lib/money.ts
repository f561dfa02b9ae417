/**
 * Whole rupees in Indian grouping: `₹12,50,000`. Not by `Intl.NumberFormat`, whose first use keeps a slow phone from
 * answering for 130 ms.
 */
export function formatRupees(amount: number) {
  return `₹${String(Math.round(amount)).replace(/\B(?=(\d\d)*\d{3}$)/g, ',')}`
}
