import { expect, test } from 'vitest'
import { forgetExpired } from '@/app/forget-expired'

test('what was kept for a time is removed when the time has passed, and nothing else', () => {
  localStorage.setItem(
    'studybridge:draft:v1:contact',
    JSON.stringify({ values: { name: 'Asha' }, until: 1000 }),
  )
  localStorage.setItem('studybridge:referral:v1', JSON.stringify({ code: 'STUBAB12CD', until: 1001 }))
  localStorage.setItem('another', JSON.stringify({ until: 1 }))
  forgetExpired(1000)
  expect(Object.keys(localStorage).toSorted()).toEqual(['another', 'studybridge:referral:v1'])
  localStorage.clear()
})
