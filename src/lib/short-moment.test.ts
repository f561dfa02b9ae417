import { afterEach, expect, test, vi } from 'vitest'
import { dayOrTime } from '@/lib/short-moment'

afterEach(() => void vi.useRealTimers())

test('in a zone that `Intl` refuses, today ends at midnight in Antwerp', () => {
  vi.stubEnv('TZ', 'Asia/Kolkata')
  const resolved = new Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...resolved,
    timeZone: 'Nowhere/Unknown',
  })
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T20:00:00Z') })
  // 18:00 in Antwerp, of the same day there, but of the day before in India.
  expect(dayOrTime(new Date('2026-11-24T17:00:00Z'))).toBe('6:00 pm')
})
