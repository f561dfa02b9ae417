import { expect, test } from 'vitest'
import { dayToCome } from '@/data/validators'

test.each([
  ['', true],
  ['2100-12-31', true],
  ['2101-01-01', false],
  // Years of five digits can be typed.
  ['20270-01-01', false],
  ['2027-02-31', false],
  ['2026x', false],
])('the day %j is accepted: %s', (day, isAccepted) => {
  expect(dayToCome().safeParse(day).success).toBe(isAccepted)
})
