import { expect, test } from 'vitest'
import { LAKH } from '@/lib/lakh'
import { scaleAmounts } from '@/pages/plan/one-country/cash-chart'

test.each([
  [17.2, [5, 10, 15]],
  [20, [10, 20]],
  [25.6, [10, 20]],
  [38, [10, 20, 30]],
  [52, [20, 40]],
  [104, [50, 100]],
])('a chart up to %s lakh has a scale of round amounts: %j', (largest, amounts) => {
  expect(scaleAmounts(largest * LAKH)).toEqual(amounts.map((lakh) => lakh * LAKH))
})
