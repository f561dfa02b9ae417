import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftStore, resetDrafts } from '@/components/form/draft'
import { runWaiting } from '@/lib/after-pause'

const asha = { values: { name: 'Asha' } }
const DAY = 86_400_000

/** The draft of a form on the next visit. */
function nextVisit(form: string) {
  resetDrafts()
  return draftStore<{ name: string }>(form, 'local')
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

test('what was typed is there on the next visit, for 7 days', () => {
  nextVisit('contact').write(asha)
  runWaiting()
  vi.advanceTimersByTime(7 * DAY - 1)
  expect(nextVisit('contact').read()).toEqual(asha)
  vi.advanceTimersByTime(1)
  expect(nextVisit('contact').read()).toEqual({})
})

test('a draft of the page outlives its form, and is not kept on the device', () => {
  resetDrafts()
  draftStore('login', 'page').write(asha)
  expect(draftStore('login', 'page').read()).toEqual(asha)
  expect(localStorage).toHaveLength(0)
})

test('a draft of the form ends with it', () => {
  draftStore('free-call', 'form').write(asha)
  expect(draftStore('free-call', 'form').read()).toEqual({})
})
