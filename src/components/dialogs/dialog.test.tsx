import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Dialog } from '@/components/dialogs/dialog'

const form = { title: 'Book', state: { status: 'editing' } as const, draft: { hasValues: false } }

const afterListening = () => act(() => new Promise((resolve) => setTimeout(resolve)))

test.each(['body', 'html'])(
  'a password manager in %s over a dialog can be pressed and keeps the focus',
  async (parent) => {
    const onClose = vi.fn()
    render(
      <Dialog open onClose={onClose} form={form} description="A call">
        <input aria-label="Name" />
      </Dialog>,
      { container: document.body.appendChild(Object.assign(document.createElement('div'), { id: 'root' })) },
    )
    await afterListening()
    const other = document.querySelector(parent)?.appendChild(document.createElement('input')) as HTMLElement
    act(() => other.focus())
    fireEvent.pointerDown(other)
    expect(other).toHaveFocus()
    expect(onClose).not.toHaveBeenCalled()

    fireEvent.pointerDown(document.querySelector('[data-dialog]') as Element)
    fireEvent.click(document.querySelector('[data-dialog]') as Element)
    expect(onClose).toHaveBeenCalledOnce()
    expect(screen.getByRole('dialog', { name: 'Book' })).toBeInTheDocument()
  },
)
