import { expect, test } from 'vitest'
import { receiptInPlace } from '@/components/form/use-form-receipts'

const awaited = { id: 'awaited', about: 'visa', due: Date.now() + 60_000 }
const answered = { id: 'answered', about: 'visa', due: 0 }
const other = { id: 'other', about: 'housing', due: Date.now() + 60_000 }
const afterLoad = { view: undefined, hasDraft: false, about: 'visa' }

test.each([
  ['after a load the receipt whose reply is awaited', afterLoad, 'awaited'],
  ['with a draft the form', { ...afterLoad, hasDraft: true }, undefined],
  ['for another package the form', { ...afterLoad, about: 'bank' }, undefined],
  ['after a press the form', { ...afterLoad, view: 'form' as const }, undefined],
  ['after a press an answered receipt', { ...afterLoad, view: { receipt: 'answered' } }, 'answered'],
  [
    'after a press a receipt despite a draft',
    { ...afterLoad, view: { receipt: 'other' }, hasDraft: true },
    'other',
  ],
])('a form’s place shows %s', (_, state, id) => {
  expect(receiptInPlace([other, answered, awaited], state)?.id).toBe(id)
})

test('a form’s place shows the form once our reply is due', () => {
  expect(receiptInPlace([answered, other], afterLoad)).toBeUndefined()
})
