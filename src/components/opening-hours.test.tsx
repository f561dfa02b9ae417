import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { OpeningHours } from '@/components/opening-hours'

afterEach(() => void vi.useRealTimers())

test.each([
  ['a Wednesday at 8:59 in Antwerp', '2026-11-25T07:59:00Z', 'Closed now'],
  ['a Wednesday at 9:00', '2026-11-25T08:00:00Z', 'Open now'],
  ['a Wednesday at 16:59', '2026-11-25T15:59:00Z', 'Open now'],
  ['a Wednesday at 17:00', '2026-11-25T16:00:00Z', 'Closed now'],
  ['a Saturday at noon', '2026-11-28T11:00:00Z', 'Closed now'],
  ['a holiday at noon', '2026-12-25T11:00:00Z', 'Closed now'],
  ['a Wednesday at 16:30 in summer', '2026-06-17T14:30:00Z', 'Open now'],
])('on %s it says so, and when we open only while we are closed', (_, now, state) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  const { container } = render(<OpeningHours />)
  expect(screen.getByText(/^(Open|Closed) now$/)).toHaveTextContent(state)
  expect(container.textContent?.includes('We open on')).toBe(state === 'Closed now')
})
