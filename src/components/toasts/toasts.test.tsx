import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from '@/components/dialogs/dialog'
import { Toasts } from '@/components/toasts/toaster'
import { notify, resetToasts } from '@/components/toasts/toasts'

// Other test files share these modules, and may have shown a toast.
beforeEach(resetToasts)
afterEach(() => void vi.useRealTimers())

test('a new toast replaces only the last toast of the same subject', async () => {
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

test('a success toast disappears, a failure toast stays until it is closed', async () => {
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

const form = { title: 'Call', state: { status: 'editing' } as const, draft: { hasValues: false } }

function PageWithDialog() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Toasts />
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} form={form} description="Free">
        Text
      </Dialog>
    </>
  )
}

test('a toast stays when a dialog opens and closes', async () => {
  render(<PageWithDialog />)
  const user = userEvent.setup()
  notify({ tone: 'failure', text: 'No call' })
  await screen.findByText('No call')
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(screen.getByRole('button', { name: 'Close toast' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByText('No call')).toBeInTheDocument()
})
