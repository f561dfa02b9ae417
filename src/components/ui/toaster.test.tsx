import { render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showNotice, Toaster } from '@/components/ui/toaster'

test('news about one thing takes the place of the last, and of nothing else', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  render(<Toaster />)
  await showNotice({ tone: 'failure', text: 'No call' }, 'call')
  await showNotice({ tone: 'failure', text: 'No order' }, 'order')
  await showNotice({ tone: 'failure', text: 'No order' }, 'order')
  expect(await screen.findByText('No call')).toBeInTheDocument()
  await waitFor(() => expect(screen.getAllByText('No order')).toHaveLength(1))
  await showNotice({ tone: 'success', text: 'An order' }, 'order')
  expect(await screen.findByText('An order')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('No order')).not.toBeInTheDocument())
  expect(screen.getByText('No call')).toBeInTheDocument()
})
