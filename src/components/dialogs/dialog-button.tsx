import { type ComponentProps, useRef } from 'react'
import { LateDialog, type LateDialogProps } from '@/components/dialogs/late-dialog'
import { useOverlay } from '@/components/dialogs/overlay-entry'
import { Button } from '@/components/ui/button'

type DialogButtonProps<OwnProps> = Omit<ComponentProps<typeof Button>, 'form'> &
  LateDialogProps<OwnProps> & {
    /** The name of the dialog in the history entry. */
    name: string
  }

export function DialogButton<OwnProps>({
  dialog,
  dialogProps,
  name,
  form,
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
        form={form}
        open={open}
        onClose={close}
        returnFocusTo={() => opener.current}
      />
    </>
  )
}
