import { expect, test } from 'vitest'
import { type Attempt, repeatedAttempt } from '@/components/form/attempt'

type Values = { name: string }

const failed: Attempt<Values> = {
  id: 'a1',
  reference: 'STUB_A',
  about: 'package',
  values: { name: 'Asha' },
  replaces: undefined,
  isStored: false,
}
const stored = { ...failed, isStored: true }
const same = { about: 'package', values: { name: 'Asha' }, replaces: undefined }

test('a submission that failed keeps its id when it is sent again', () => {
  expect(repeatedAttempt(failed, same)).toBe(failed)
})

test('a correction that changes nothing keeps the id of its row', () => {
  expect(repeatedAttempt(stored, { ...same, replaces: 'a1' })).toBe(stored)
})

test('a stored submission that is sent again on purpose is a new one', () => {
  expect(repeatedAttempt(stored, same)).toBeUndefined()
})

test('other values, another package or another corrected row make a new submission', () => {
  expect(repeatedAttempt(failed, { ...same, values: { name: 'Ravi' } })).toBeUndefined()
  expect(repeatedAttempt(failed, { ...same, about: 'course' })).toBeUndefined()
  expect(repeatedAttempt(failed, { ...same, replaces: 'b2' })).toBeUndefined()
  expect(repeatedAttempt(undefined, same)).toBeUndefined()
})
