import { type ComponentProps, useRef } from 'react'
import { LateDialog, type LateDialogProps } from '@/components/dialogs/late-dialog'
import { useOverlay } from '@/components/dialogs/overlay-entry'
import { Button } from '@/components/ui/button'

type DialogButtonProps<OwnProps> = ComponentProps<typeof Button> &
  LateDialogProps<OwnProps> & {
    /** The name of the dialog in the history entry. */
    name: string
  }

export function DialogButton<OwnProps>({
  dialog,
  dialogProps,
  name,
  formName,
  ...button
}: DialogButtonProps<OwnProps>) {
  const { open, show, close } = useOverlay(name)
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
