import { expect, test } from 'vitest'
import { type Attempt, nextAttempt } from '@/components/form/attempt'

type Values = { name: string; password?: string }

const failed: Attempt<Values> = {
  id: 'a1',
  reference: 'STUB_A',
  about: 'package',
  values: { name: 'Asha' },
  replaces: undefined,
  isStored: false,
}
const stored = { ...failed, isStored: true }
const same = { about: 'package', reference: 'STUB_B', values: { name: 'Asha' }, replaces: undefined }

test('a submission that failed keeps its id and reference when it is sent again', () => {
  expect(nextAttempt(failed, same, true)).toBe(failed)
  expect(nextAttempt(failed, { ...same, values: { name: 'Asha', password: 'hunter2' } }, true)).toBe(failed)
})

test('a correction that changes nothing keeps the id of its row', () => {
  expect(nextAttempt(stored, { ...same, replaces: 'a1' }, true)).toBe(stored)
})

test('a stored submission that is sent again on purpose is a new one', () => {
  expect(nextAttempt(stored, same, true).id).not.toBe('a1')
})

test('values that a request stored after the visitor had left keep the id of their row', () => {
  expect(nextAttempt(stored, same, false)).toBe(stored)
  expect(nextAttempt(stored, { ...same, about: 'course' }, false).id).not.toBe('a1')
})

test.each([
  { ...same, values: { name: 'Ravi' } },
  { ...same, about: 'course' },
  { ...same, replaces: 'b2' },
])('other values, another package or another corrected row make a new submission', (draft) => {
  const { id, ...attempt } = nextAttempt(failed, draft, true)
  expect(id).not.toBe('a1')
  expect(attempt).toEqual({ ...draft, isStored: false })
})

test('an attempt holds no password', () => {
  const values = { name: 'Asha', password: 'hunter2' }
  expect(nextAttempt(undefined, { ...same, values }, true).values).toEqual({ name: 'Asha' })
})
