import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Sent } from '@/components/form/sent'
import { onVisitorsClock } from '@/components/visitor-clock'

afterEach(() => void vi.useRealTimers())

test('what was sent on Friday evening is answered by Monday, not on Saturday', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T19:20:00Z') })
  render(<Sent words={{ title: 'Sent.', steps: (by) => [`By ${by}.`], again: 'Again' }} />)
  expect(screen.getByText(`By ${onVisitorsClock(new Date('2026-11-23T16:00:00Z'))}.`)).toBeVisible()
})
