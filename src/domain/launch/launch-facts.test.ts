import { expect, test } from 'vitest'
import { holidays } from '@/domain/launch/launch-facts'
import { closedDays } from '@/lib/closed-days'

test.each([
  ['2028-06-30T12:00:00Z', true],
  ['2028-07-01T12:00:00Z', false],
])('on %s the launch check knows the next public holidays: %s', (now, done) => {
  expect(holidays(new Date(now)).done).toBe(done)
})

test('each year of closed days has at least ten public holidays, each once', () => {
  for (const year of ['2026', '2027', '2028'])
    expect(closedDays.filter((day) => day.startsWith(year)).length).toBeGreaterThanOrEqual(10)
  expect(new Set(closedDays).size).toBe(closedDays.length)
})
