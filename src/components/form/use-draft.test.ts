import { expect, test } from 'vitest'
import { valuesAtLoad } from '@/components/form/use-draft'

const draft = { message: 'Hello' }
const stored = { email: 'asha@example.com', message: 'Sent' }

test('a form in which nothing was typed before hydration shows the draft', () => {
  expect(valuesAtLoad({}, draft, undefined)).toEqual(draft)
  expect(valuesAtLoad({}, draft, stored)).toEqual(draft)
})

test('values typed before hydration are newer than the draft', () => {
  const typed = { email: 'asha@example.com', message: 'Hello again' }
  expect(valuesAtLoad(typed, { ...draft, phone: '98200' }, undefined)).toEqual({ ...typed, phone: '98200' })
})

test('sent values that Firefox restores after a reload are dropped', () => {
  expect(valuesAtLoad({ message: 'Sent' }, {}, stored)).toEqual({})
  expect(valuesAtLoad(stored, draft, stored)).toEqual(draft)
})

test('text typed beside sent values that Firefox restores is kept, with them', () => {
  const typed = { ...stored, message: 'Another question' }
  expect(valuesAtLoad(typed, {}, stored)).toEqual(typed)
})
