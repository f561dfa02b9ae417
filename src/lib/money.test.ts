import { expect, test } from 'vitest'
import { formatRupees } from '@/lib/money'

test.each([
  [0, '₹0'],
  [799, '₹799'],
  [10_999, '₹10,999'],
  [1_250_000, '₹12,50,000'],
])('%d rupees are grouped the Indian way', (amount, shown) => {
  expect(formatRupees(amount)).toBe(shown)
})
