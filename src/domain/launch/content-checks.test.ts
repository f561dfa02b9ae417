import { expect, test } from 'vitest'
import { holidayCheck } from '@/domain/launch/content-checks'
import { closedDays } from '@/lib/closed-days'

test.each([
  ['2028-06-30T12:00:00Z', 'done'],
  ['2028-07-01T12:00:00Z', 'open'],
])('on %s the check of the next public holidays is %s', (now, state) => {
  expect(holidayCheck(new Date(now)).state).toBe(state)
})

test('each year has at least ten closed days, and no day is listed twice', () => {
  for (const year of new Set(closedDays.map((day) => day.slice(0, 4))))
    expect(closedDays.filter((day) => day.startsWith(year)).length).toBeGreaterThanOrEqual(10)
  expect(new Set(closedDays).size).toBe(closedDays.length)
})
