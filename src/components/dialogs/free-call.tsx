import type { ComponentProps, RefObject } from 'react'
import { LateDialog } from '@/components/dialogs/late-dialog'
import { useOverlay, useShowOverlay } from '@/components/dialogs/overlay-entry'
import { Button } from '@/components/ui/button'
import { late } from '@/loading/late'

const NAME = 'free-call'

export const freeCallDialog = late(
  async () => (await import('@/components/dialogs/free-call-dialog')).FreeCallDialog,
)

/** The element that gets the focus when the dialog closes. */
let focusAfterClosing: HTMLElement | null = null

export function FreeCallDialogHost() {
  const { open, close } = useOverlay(NAME)
  return (
    <LateDialog
      dialog={freeCallDialog}
      dialogProps={{}}
      formName={NAME}
      open={open}
      onClose={close}
      returnFocusTo={() => (focusAfterClosing?.isConnected ? focusAfterClosing : null)}
    />
  )
}

type FreeCallButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  /** Receives the focus when the dialog closes, if this button is hidden at that time. */
  returnFocusTo?: RefObject<HTMLElement | null> | undefined
}

export function FreeCallButton({ returnFocusTo, ...props }: FreeCallButtonProps) {
  const show = useShowOverlay(NAME)
  return (
    <Button
      aria-haspopup="dialog"
      {...freeCallDialog.preloadOnIntent}
      {...props}
      onClick={({ currentTarget }) => {
        focusAfterClosing = returnFocusTo?.current ?? currentTarget
        show()
      }}
    />
  )
}
