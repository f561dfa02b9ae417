import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localDraft } from '@/components/form/draft'

type Values = { name: string }
const DAY = 86_400_000

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

test('what was typed is there on the next visit, for 7 days', () => {
  localDraft<Values>('contact').write({ values: { name: 'Asha' } })
  vi.advanceTimersByTime(7 * DAY - 1)
  expect(localDraft<Values>('contact').read()).toEqual({ values: { name: 'Asha' } })
  vi.advanceTimersByTime(1)
  expect(localDraft<Values>('contact').read()).toEqual({})
})

test('each form has its own', () => {
  localDraft<Values>('contact').write({ values: { name: 'Asha' } })
  expect(localDraft<Values>('order').read()).toEqual({})
})

test('nothing is kept on the device before something is typed', () => {
  localDraft<Values>('contact').write({ opening: 'I would like to book.' })
  expect(localStorage).toHaveLength(0)
})

test('clearing forgets it', () => {
  const draft = localDraft<Values>('contact')
  draft.write({ values: { name: 'Asha' } })
  draft.clear()
  expect(draft.read()).toEqual({})
  expect(localStorage).toHaveLength(0)
})

test('storage that throws is done without: the draft lasts as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied')
  })
  const draft = localDraft<Values>('contact')
  expect(draft.read()).toEqual({})
  draft.write({ values: { name: 'Asha' } })
  expect(draft.read()).toEqual({ values: { name: 'Asha' } })
})

test('what somebody else left there is ignored', () => {
  localStorage.setItem('studybridge:draft:v1:contact', '{"values":')
  expect(localDraft<Values>('contact').read()).toEqual({})
})
