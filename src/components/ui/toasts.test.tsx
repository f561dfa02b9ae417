import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notify, resetToasts, Toasts } from '@/components/ui/toasts'

// Other files share these modules, and may have shown a notice.
beforeEach(resetToasts)
afterEach(() => void vi.useRealTimers())

test('news about one thing takes the place of the last, and of nothing else', async () => {
  render(<Toasts />)
  await notify({ tone: 'failure', text: 'No call' }, 'call')
  await notify({ tone: 'failure', text: 'No order' }, 'order')
  await notify({ tone: 'failure', text: 'No order' }, 'order')
  expect(await screen.findByText('No call', {}, { timeout: 10_000 })).toBeInTheDocument()
  await waitFor(() => expect(screen.getAllByText('No order')).toHaveLength(1))
  await notify({ tone: 'success', text: 'An order' }, 'order')
  expect(await screen.findByText('An order')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('No order')).not.toBeInTheDocument())
  expect(screen.getByText('No call')).toBeInTheDocument()
})

test('good news goes by itself, a failure stays until it is dismissed', async () => {
  render(<Toasts />)
  // Brings the toaster.
  await notify({ tone: 'success', text: 'Welcome' })
  await screen.findByText('Welcome', {}, { timeout: 10_000 })
  vi.useFakeTimers()
  await act(async () => {
    await notify({ tone: 'failure', text: 'No call' })
    await notify({ tone: 'success', text: 'An order' })
    await vi.advanceTimersByTimeAsync(4000)
  })
  expect(screen.getByText('An order')).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(6000))
  expect(screen.queryByText('An order')).not.toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(3_600_000))
  expect(screen.getByText('No call')).toBeInTheDocument()
})

test('a press on a notice leaves the focus where it is', async () => {
  render(
    <>
      <input />
      <Toasts />
    </>,
  )
  await notify({ tone: 'failure', text: 'No call' })
  const close = await screen.findByRole('button', { name: 'Close toast' }, { timeout: 10_000 })
  const user = userEvent.setup()
  await user.click(screen.getByRole('textbox'))
  await user.click(close)
  expect(screen.getByRole('textbox')).toHaveFocus()
  await waitFor(() => expect(screen.queryByText('No call')).not.toBeInTheDocument())
})

test('who saves data gets the toaster with the first notice', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  vi.stubGlobal('requestIdleCallback', (task: () => void) => task())
  const { baseElement } = render(<Toasts />)
  expect(baseElement.querySelector('section')).toBeNull()
  await notify({ tone: 'failure', text: 'No call' })
  expect(await screen.findByText('No call', {}, { timeout: 10_000 })).toBeInTheDocument()
})

test('without the toaster a notice is plain text, until it is closed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.doMock('@/components/ui/toaster', () => {
    throw new Error('lost')
  })
  vi.stubGlobal('requestIdleCallback', () => 0)
  vi.stubGlobal('cancelIdleCallback', () => {})
  render(<Toasts />)
  await notify({ tone: 'success', title: 'Message Sent!', text: 'We answer by email.' })
  expect(await screen.findByRole('alert')).toHaveTextContent('Message Sent!We answer by email.')
  vi.doUnmock('@/components/ui/toaster')
  screen.getByRole('button', { name: 'Close' }).click()
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
})

test('notices stay within what the keyboard leaves of the page', async () => {
  const seen = Object.assign(new EventTarget(), { offsetTop: 0 })
  vi.stubGlobal('visualViewport', seen)
  render(<Toasts />)
  await notify({ tone: 'success', text: 'Welcome' })
  await screen.findByText('Welcome', {}, { timeout: 10_000 })
  seen.offsetTop = 120
  seen.dispatchEvent(new Event('scroll'))
  expect(document.documentElement.style.getPropertyValue('--seen-top')).toBe('120px')
})
