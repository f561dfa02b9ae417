import { expect, test } from 'vitest'
import { cleanText, latinDigits } from '@/lib/clean-text'

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

test.each([
  ['  Asha \u202eRao\u202c ', 'Asha Rao'],
  ['\ufeffA\u200bs\u00adha\u0000\u001b', 'Asha'],
  ['one\r\ntwo\rthree\n\tfour', 'one\ntwo\nthree\n\tfour'],
  ['half \ud83c', 'half'],
  ['क्‍ष 👩‍🎓', 'क्‍ष 👩‍🎓'],
])('the typed text %j is stored as %j', (typed, stored) => {
  expect(cleanText(typed)).toBe(stored)
})
