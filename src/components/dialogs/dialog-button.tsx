import { type ComponentProps, useRef } from 'react'
import { LateDialog, type LateDialogProps } from '@/components/dialogs/late-dialog'
import { useOverlay } from '@/components/dialogs/overlay-entry'
import { Button } from '@/components/ui/button'

type DialogButtonProps<OwnProps> = Omit<ComponentProps<typeof Button>, 'onClick'> &
  LateDialogProps<OwnProps> & {
    /** The name of the dialog in its history entry. */
    overlayName: string
  }

export function DialogButton<OwnProps>({
  dialog,
  dialogProps,
  overlayName,
  formName,
  ...button
}: DialogButtonProps<OwnProps>) {
  const { open, show, close } = useOverlay(overlayName)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button {...button} ref={opener} aria-haspopup="dialog" {...dialog.preloadOnIntent} onClick={show} />
      <LateDialog
        dialog={dialog}
        dialogProps={dialogProps}
        formName={formName}
        open={open}
        onClose={close}
        returnFocusTo={() => opener.current}
      />
    </>
  )
}
