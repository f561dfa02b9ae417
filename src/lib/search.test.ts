import { expect, test } from 'vitest'
import { matches } from '@/lib/search'

test.each([
  ['University of Liège', 'liege', true],
  ['University of Liège', 'LIÈGE univ', true],
  ['How much money must I show?', 'show money', true],
  ['How much money must I show?', 'visa', false],
  ['anything', '  ', true],
])('%s, searched for “%s”: %s', (text, query, found) => {
  expect(matches(text, query)).toBe(found)
})
