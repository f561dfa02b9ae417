import { type ComponentProps, useRef, useState } from 'react'
import { type LateDialog, LazyDialog } from '@/components/dialogs/lazy-dialog'
import { Button } from '@/components/ui/button'

type DialogButtonProps = ComponentProps<typeof Button> & { dialog: LateDialog; name: string }

export function DialogButton({ dialog, name, ...button }: DialogButtonProps) {
  const [open, setOpen] = useState(false)
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
        onClick={() => setOpen(true)}
      />
      <LazyDialog
        dialog={dialog}
        name={name}
        open={open}
        onClose={() => setOpen(false)}
        onReopen={() => setOpen(true)}
        returnFocusTo={() => opener.current}
      />
    </>
  )
}
