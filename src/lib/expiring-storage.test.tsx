import { afterEach, expect, test } from 'vitest'
import { forgetExpired, keepFor, readKept } from '@/lib/expiring-storage'
import { objectOf, text } from '@/lib/stored-shape'

const T = Date.UTC(2026, 10, 24)
const shape = objectOf({ name: text })

afterEach(() => localStorage.clear())

test('a value is there until its time has passed', () => {
  keepFor(1000, 'draft', { name: 'Asha' }, T)
  expect(readKept('draft', shape, T + 999)).toEqual({ name: 'Asha' })
  expect(readKept('draft', shape, T + 1000)).toBeUndefined()
})

test('the sweep removes what has expired and what cannot be read, and nothing else', () => {
  localStorage.setItem('studybridge:a-corrupt-value', '{"until":')
  localStorage.setItem('studybridge:null', 'null')
  localStorage.setItem('studybridge:no-date', '{}')
  keepFor(1, 'expired', { name: 'Asha' }, T - 1)
  keepFor(1, 'still-good', { name: 'Asha' }, T)
  localStorage.setItem('another', JSON.stringify({ until: 1 }))

  forgetExpired(T)
  expect(Object.keys(localStorage).sort()).toEqual(['another', 'studybridge:still-good'])
})
