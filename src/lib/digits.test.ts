import { expect, test } from 'vitest'
import { latinDigits } from '@/lib/digits'

test.each([
  'deva',
  'beng',
  'guru',
  'gujr',
  'tamldec',
  'telu',
  'knda',
  'mlym',
  'orya',
  'arab',
  'arabext',
  'fullwide',
  'mathsans',
  'thai',
])('the digits of the numbering system %s become 0-9', (system) => {
  const written = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(9_876_543_210)
  expect(written).not.toBe('9876543210')
  expect(latinDigits(`+${written} x`)).toBe('+9876543210 x')
})
