import { expect, test } from 'vitest'
import {
  type Attempt,
  beginAttempt,
  cancelCorrection,
  emptyAfterClosing,
  enterValues,
  type FormMemory,
  forgetSubmission,
  isStoredAlready,
  openForm,
  openReceipt,
  receiptInPlace,
  startAfresh,
  startCorrection,
  storeAttempt,
} from '@/components/form/memory/form-memory'

type Values = { name: string; phone?: string; agreed?: boolean; password?: string }
type Memory = FormMemory<Values>

const failed: Attempt<Values> = {
  id: 'a1',
  reference: 'STUB_A',
  about: 'package',
  values: { name: 'Asha' },
  replaces: undefined,
  isStored: false,
}
const stored = { ...failed, isStored: true }
const empty: Memory = {
  draft: {},
  isRestored: false,
  correction: undefined,
  lastAttempt: undefined,
  opened: undefined,
}
const typed: Memory = { ...empty, draft: { name: 'Asha' }, isRestored: true }
const afterFailure: Memory = { ...typed, lastAttempt: failed }
const sent: Memory = { ...empty, lastAttempt: stored, opened: { receipt: 'a1' } }
const typedAgain: Memory = { ...sent, draft: { name: 'Ravi' }, opened: 'form' }
const correcting: Memory = { ...typedAgain, correction: { replaces: 'a1', values: { name: 'Asha' } } }
const correction: Attempt<Values> = { ...failed, id: 'b2', values: { name: 'Asha' }, replaces: 'a1' }

const type = (values: Partial<Values>) => (memory: Memory) =>
  enterValues(memory, values, { name: '', phone: '+91', agreed: false, password: '' })

test.each<[event: string, before: Memory, transition: (memory: Memory) => Memory, after: Memory]>([
  ['typing', empty, type({ name: 'Asha' }), { ...empty, draft: { name: 'Asha' } }],
  [
    'typing during a correction',
    correcting,
    type({ phone: '98200' }),
    { ...correcting, correction: { replaces: 'a1', values: { name: 'Asha', phone: '98200' } } },
  ],
  ['typing a password', empty, type({ password: 'hunter2' }), empty],
  ['emptying a blank field', typed, type({ name: ' ' }), { ...typed, draft: {} }],
  ['unticking a box', { ...empty, draft: { agreed: true } }, type({ agreed: false }), empty],
  ['emptying a filled field', empty, type({ phone: '' }), { ...empty, draft: { phone: '' } }],
  ['storing', afterFailure, (memory) => storeAttempt(memory, failed), sent],
  [
    'storing, after the visitor has typed more',
    { ...afterFailure, draft: { name: 'Asha', phone: '98200' } },
    (memory) => storeAttempt(memory, failed),
    { ...sent, draft: { phone: '98200' } },
  ],
  [
    'storing an attempt that was forgotten during its request',
    typed,
    (memory) => storeAttempt(memory, failed),
    { ...sent, lastAttempt: undefined },
  ],
  ['starting a correction', typedAgain, (memory) => startCorrection(memory, 'a1'), correcting],
  [
    'correcting a row whose values the tab no longer has',
    typedAgain,
    (memory) => startCorrection(memory, 'b2'),
    { ...correcting, correction: { replaces: 'b2', values: {} } },
  ],
  [
    'cancelling a correction',
    correcting,
    (memory) => cancelCorrection(memory, 'a1'),
    { ...typedAgain, opened: { receipt: 'a1' } },
  ],
  [
    'storing a correction',
    { ...correcting, lastAttempt: correction },
    (memory) => storeAttempt(memory, correction),
    { ...typedAgain, lastAttempt: { ...correction, isStored: true }, opened: { receipt: 'b2' } },
  ],
  [
    'starting another correction during one',
    correcting,
    (memory) => startCorrection(memory, 'b2'),
    { ...correcting, correction: { replaces: 'b2', values: {} } },
  ],
  ['starting afresh', correcting, startAfresh, { ...empty, opened: 'form' }],
  ['closing the dialog', correcting, emptyAfterClosing, { ...sent, opened: 'form' }],
  [
    'forgetting the last submission',
    sent,
    (memory) => forgetSubmission(memory, 'a1'),
    { ...empty, opened: 'form' },
  ],
  ['forgetting an earlier submission', typedAgain, (memory) => forgetSubmission(memory, 'b2'), typedAgain],
  ['opening the form', sent, openForm, { ...sent, opened: 'form' }],
  [
    'opening a receipt',
    typedAgain,
    (memory) => openReceipt(memory, 'a1'),
    { ...typedAgain, opened: { receipt: 'a1' } },
  ],
])('what a form remembers after %s', (_, before, transition, after) => {
  expect(transition(before)).toEqual(after)
})

const next = { id: 'b2', reference: 'STUB_B', about: 'package', values: { name: 'Asha' } }

test.each<[submission: string, before: Memory, submission: Omit<typeof next, 'values'> & { values: Values }]>(
  [
    ['that failed', afterFailure, next],
    [
      'that failed, with a password',
      afterFailure,
      { ...next, values: { name: 'Asha', password: 'hunter2' } },
    ],
    ['of a correction without a change', correcting, next],
    [
      'of a correction that a request has stored',
      { ...correcting, lastAttempt: { ...correction, isStored: true } },
      next,
    ],
    ['that a request has stored after the visitor had left', { ...sent, opened: 'form' }, next],
  ],
)('a submission %s keeps id and reference of the last attempt', (_, before, submission) => {
  expect(beginAttempt(before, submission).lastAttempt).toBe(before.lastAttempt)
})

test.each<[submission: string, before: Memory, submission: typeof next]>([
  ['for the first time', typed, next],
  ['with other values', afterFailure, { ...next, values: { name: 'Ravi' } }],
  ['about another package', afterFailure, { ...next, about: 'course' }],
  ['about another package, after the last one was stored', sent, { ...next, about: 'course' }],
  ['as the correction of another row', { ...afterFailure, correction: { replaces: 'c3', values: {} } }, next],
  ['once more on purpose', { ...sent, draft: typed.draft }, next],
])('a submission %s is a new attempt', (_, before, submission) => {
  const replaces = before.correction?.replaces
  expect(beginAttempt(before, submission).lastAttempt).toEqual({ ...submission, replaces, isStored: false })
})

test('an attempt holds no password', () => {
  const submission = { ...next, values: { name: 'Asha', password: 'hunter2' } }
  expect(beginAttempt<Values>(empty, submission).lastAttempt.values).toEqual({ name: 'Asha' })
})

test.each([
  [true, 'all of its values', sent, { name: 'Asha' }],
  [false, 'another value', sent, { name: 'Ravi' }],
  [false, 'a further value', sent, { name: 'Asha', phone: '98200' }],
  [false, 'the values of a failed submission', afterFailure, { name: 'Asha' }],
])('is it stored already? %j for %s', (answer, _, memory, values) => {
  expect(isStoredAlready<Values>(memory, values)).toBe(answer)
})

const awaited = { id: 'awaited', about: 'visa', due: Date.now() + 60_000 }
const answered = { id: 'answered', about: 'visa', due: 0 }
const other = { id: 'other', about: 'housing', due: Date.now() + 60_000 }

test.each<[shown: string, memory: Memory, about: string, id: string | undefined]>([
  ['after a load the receipt whose reply is awaited', empty, 'visa', 'awaited'],
  ['with a draft the form', typed, 'visa', undefined],
  [
    'during a correction the form, though its values are not in this tab',
    { ...empty, correction: { replaces: 'answered', values: {} } },
    'visa',
    undefined,
  ],
  ['for another package the form', empty, 'bank', undefined],
  ['after a press the form', { ...empty, opened: 'form' }, 'visa', undefined],
  ['after a press an answered receipt', { ...empty, opened: { receipt: 'answered' } }, 'visa', 'answered'],
  ['after a press a receipt despite a draft', { ...typed, opened: { receipt: 'other' } }, 'visa', 'other'],
])('a form’s place shows %s', (_, memory, about, id) => {
  expect(receiptInPlace([other, answered, awaited], memory, about)?.id).toBe(id)
})

test('a form’s place shows the form once our reply is due', () => {
  expect(receiptInPlace([answered, other], empty, 'visa')).toBeUndefined()
})
