import { expect, test } from 'vitest'
import { formatEuros } from '@/lib/euros'
import { formatRupees } from '@/lib/money'

const AMOUNTS = [0, 1, 99, 100, 999, 1000, 10_999, 99_999, 100_000, 1_250_000, 10_000_000, 123_456_789]

test('rupees and euros are formatted as by Intl.NumberFormat', () => {
  const rupees = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
  })
  const euros = (digits: number) => new Intl.NumberFormat('en-US', { minimumFractionDigits: digits })
  for (const amount of AMOUNTS) {
    expect(formatRupees(amount)).toBe(rupees.format(amount))
    expect(formatEuros(amount)).toBe(`€${euros(0).format(amount)}`)
    expect(formatEuros(amount + 0.25)).toBe(`€${euros(2).format(amount + 0.25)}`)
  }
})
