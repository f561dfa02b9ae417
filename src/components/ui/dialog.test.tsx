import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Dialog } from '@/components/ui/dialog'

const afterListening = () => act(() => new Promise((resolve) => setTimeout(resolve)))

test('a password manager over a dialog can be pressed and keeps the focus', async () => {
  const onClose = vi.fn()
  render(
    <Dialog open onClose={onClose} title="Book" description="A call">
      <input aria-label="Name" />
    </Dialog>,
    { container: document.body.appendChild(Object.assign(document.createElement('div'), { id: 'root' })) },
  )
  await afterListening()
  const other = document.body.appendChild(document.createElement('input'))
  act(() => other.focus())
  fireEvent.pointerDown(other)
  expect(other).toHaveFocus()
  expect(onClose).not.toHaveBeenCalled()

  fireEvent.pointerDown(document.querySelector('[data-dialog]') as Element)
  fireEvent.click(document.querySelector('[data-dialog]') as Element)
  expect(onClose).toHaveBeenCalledOnce()
  expect(screen.getByRole('dialog', { name: 'Book' })).toBeInTheDocument()
})
