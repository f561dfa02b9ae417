import { expect, test } from 'vitest'
import { cleanText } from '@/lib/clean-text'

test.each([
  ['  Asha \u202eRao\u202c ', 'Asha Rao'],
  ['\ufeffA\u200bs\u00adha\u0000\u001b', 'Asha'],
  ['one\r\ntwo\rthree\n\tfour', 'one\ntwo\nthree\n\tfour'],
  ['half \ud83c', 'half'],
  ['क्‍ष 👩‍🎓', 'क्‍ष 👩‍🎓'],
])('%j is stored as %j', (typed, stored) => {
  expect(cleanText(typed)).toBe(stored)
})
