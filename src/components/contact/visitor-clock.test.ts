import { expect, test, vi } from 'vitest'
import { onVisitorsClock } from '@/components/contact/visitor-clock'

test.each(['Etc/Unknown', '', undefined])(
  'a moment is shown in Antwerp time if the visitor’s zone is %j',
  (timeZone) => {
    const resolved = new Intl.DateTimeFormat().resolvedOptions()
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...resolved,
      timeZone: timeZone as string,
    })
    expect(onVisitorsClock(new Date('2026-11-23T09:30Z'))).toBe('Monday 23 November, 10:30 am Antwerp time')
  },
)

test('times are shown in the device’s time zone, also after it changes', () => {
  const shown = ['Asia/Kolkata', 'Asia/Dubai', 'Asia/Kolkata'].map((zone) => {
    vi.stubEnv('TZ', zone)
    return onVisitorsClock(new Date('2026-11-23T09:30Z'))
  })
  expect(shown.map((text) => text.replace(/ your time.*/, ''))).toEqual([
    'Monday 23 November, 3:00 pm',
    'Monday 23 November, 1:30 pm',
    'Monday 23 November, 3:00 pm',
  ])
})
