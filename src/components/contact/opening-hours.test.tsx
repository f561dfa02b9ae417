import { act, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { OpeningHours } from '@/components/contact/opening-hours'
import { pageTranslation } from '@/components/page-stores'
import { openingHours } from '@/content/opening-hours'
import { pageInHindi } from '@/content/plan/page-in-hindi'
import { momentIn } from '@/lib/business-hours'

afterEach(() => void vi.useRealTimers())

test.each([
  ['on Sunday night', '2026-11-22T18:00:00Z', 'We open', '2026-11-23T08:00:00Z', '2026-11-23T10:00:00Z'],
  [
    'late on Friday',
    '2026-11-27T15:30:00Z',
    'close soon and open on',
    '2026-11-30T08:00:00Z',
    '2026-11-30T09:30:00Z',
  ],
  ['on Monday morning', '2026-11-23T08:00:00Z', null, '', ''],
])('%s the opening hours show when we reply to a call', (_, now, says, opens, due) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  const { container } = render(<OpeningHours reply="2 business hours" />)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const on = (moment: string) => {
    const { weekday, time } = momentIn(timeZone, new Date(moment))
    return `${weekday} ${time}`
  }
  if (says)
    expect(container).toHaveTextContent(`${says} ${on(opens)}, so we reply by ${on(due)}, your time (`)
  else expect(container).not.toHaveTextContent('so we reply')
})

test('the opening hours show after hydration whether we are open', () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T15:59:00Z') })
  const container = document.createElement('div')
  container.innerHTML = renderToString(<OpeningHours />)
  document.body.append(container)
  render(<OpeningHours />, { container, hydrate: true })
  expect(container).not.toHaveTextContent(/Open now|your time/)
  act(() => void vi.runAllTimers())
  expect(container).toHaveTextContent('Open now')
})

test('the opening hours are written in the plan’s language', () => {
  const { container } = render(<OpeningHours />)
  expect(container).toHaveTextContent(openingHours.inAntwerp)
  act(() => pageTranslation.set(pageInHindi))
  expect(container).toHaveTextContent(pageInHindi.openingHours.inAntwerp)
  act(pageTranslation.reset)
})
