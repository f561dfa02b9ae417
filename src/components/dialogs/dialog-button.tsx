import { type ComponentProps, useRef } from 'react'
import { type LateDialog, LazyDialog } from '@/components/dialogs/lazy-dialog'
import { useOverlay } from '@/components/dialogs/overlay-entry'
import { Button } from '@/components/ui/button'

type DialogButtonProps = Omit<ComponentProps<typeof Button>, 'form'> & {
  dialog: LateDialog
  name: string
  /** The name of the form in the dialog. */
  form: string
}

export function DialogButton({ dialog, name, form, ...button }: DialogButtonProps) {
  const { open, show, close } = useOverlay(name)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        {...button}
        ref={opener}
        aria-haspopup="dialog"
        onPointerEnter={dialog.preload}
        onFocus={dialog.preload}
        onTouchStart={dialog.preload}
        onClick={show}
      />
      <LazyDialog
        dialog={dialog}
        form={form}
        open={open}
        onClose={close}
        returnFocusTo={() => opener.current}
      />
    </>
  )
}
