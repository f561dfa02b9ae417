import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ComponentType, useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { LateDialog, type OpenDialogProps } from '@/components/dialogs/late-dialog'
import { dialogs } from '@/content/dialogs'
import { type LateCode, late } from '@/loading/late'

const CallDialog = ({ open }: OpenDialogProps) => open && <div role="dialog" aria-label="Call" />

function Opener({ dialog }: { dialog: LateCode<ComponentType<OpenDialogProps>> }) {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button type="button" ref={opener} onClick={() => setOpen(true)}>
        Open
      </button>
      <LateDialog
        dialog={dialog}
        dialogProps={{}}
        formName="call"
        open={open}
        onClose={() => setOpen(false)}
        returnFocusTo={() => opener.current}
      />
    </>
  )
}

/** Renders a button with a dialog whose code arrives when the test says so. */
function renderOpener() {
  let arrive = () => {}
  const code = new Promise<ComponentType<OpenDialogProps>>((resolve) => {
    arrive = () => resolve(CallDialog)
  })
  render(<Opener dialog={late(() => code)} />)
  return { opener: screen.getByRole('button', { name: 'Open' }), arrive: () => act(async () => arrive()) }
}

test('the notice that a dialog loads returns the focus to the button when it closes', async () => {
  const { opener, arrive } = renderOpener()
  fireEvent.click(opener)
  expect(screen.getByRole('dialog')).toHaveAccessibleName(dialogs.loading)
  fireEvent.click(screen.getByRole('button', { name: dialogs.close }))
  await waitFor(() => expect(opener).toHaveFocus())
  await arrive()
  expect(opener).toHaveFocus()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the notice that a dialog loads leaves the focus to the dialog that replaces it', async () => {
  const { opener, arrive } = renderOpener()
  fireEvent.click(opener)
  const focused: EventTarget[] = []
  opener.addEventListener('focus', () => focused.push(opener))
  await arrive()
  expect(await screen.findByRole('dialog', { name: 'Call' })).toBeVisible()
  expect(focused).toEqual([])
})
