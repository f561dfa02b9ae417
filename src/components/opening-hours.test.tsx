import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { OpeningHours } from '@/components/opening-hours'

afterEach(() => void vi.useRealTimers())

test.each([
  ['a Wednesday at 16:59', '2026-11-25T15:59:00Z', 'Open now'],
  ['a Wednesday at 17:00', '2026-11-25T16:00:00Z', 'Closed now'],
])('on %s it says so, and when we open only while we are closed', (_, now, state) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  const { container } = render(<OpeningHours />)
  expect(screen.getByText(/^(Open|Closed) now$/)).toHaveTextContent(state)
  expect(container.textContent?.includes('We open on')).toBe(state === 'Closed now')
})
