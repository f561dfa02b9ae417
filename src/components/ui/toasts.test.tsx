import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from '@/components/ui/dialog'
import { Toasts } from '@/components/ui/toast-host'
import { notify, resetToasts } from '@/components/ui/toasts'

// Other files share these modules, and may have shown a notice.
beforeEach(resetToasts)
afterEach(() => void vi.useRealTimers())

test('a notice replaces the last one about the same form, and no other', async () => {
  render(<Toasts />)
  notify({ tone: 'failure', text: 'No call' }, 'call')
  notify({ tone: 'failure', text: 'No order' }, 'order')
  notify({ tone: 'failure', text: 'No order' }, 'order')
  expect(await screen.findByText('No call')).toBeInTheDocument()
  await waitFor(() => expect(screen.getAllByText('No order')).toHaveLength(1))
  notify({ tone: 'success', text: 'An order' }, 'order')
  expect(await screen.findByText('An order')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('No order')).not.toBeInTheDocument())
  expect(screen.getByText('No call')).toBeInTheDocument()
})

test('good news goes by itself, a failure stays until it is dismissed', async () => {
  render(<Toasts />)
  vi.useFakeTimers()
  await act(async () => {
    notify({ tone: 'failure', text: 'No call' })
    notify({ tone: 'success', text: 'An order' })
    await vi.advanceTimersByTimeAsync(4000)
  })
  expect(screen.getByText('An order')).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(6000))
  expect(screen.queryByText('An order')).not.toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(3_600_000))
  expect(screen.getByText('No call')).toBeInTheDocument()
})

function PageWithDialog() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Toasts />
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Call" description="Free">
        Text
      </Dialog>
    </>
  )
}

test('an open dialog holds the notices, whose buttons answer; they survive its closing', async () => {
  render(<PageWithDialog />)
  const user = userEvent.setup()
  notify({ tone: 'failure', text: 'No order' })
  await screen.findByText('No order')
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText('No order')).toBeInTheDocument()
  notify({ tone: 'failure', text: 'No call' })
  await dialog.findByText('No call')
  await user.click(dialog.getAllByRole('button', { name: 'Close toast' })[0] as HTMLElement)
  await waitFor(() => expect(dialog.queryByText('No call')).not.toBeInTheDocument())
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByText('No order')).toBeInTheDocument()
})
