import { type ComponentProps, useRef, useState } from 'react'
import { type LateDialog, LazyDialog } from '@/components/dialogs/lazy-dialog'
import { Button } from '@/components/ui/button'

export function DialogButton({ dialog, ...button }: ComponentProps<typeof Button> & { dialog: LateDialog }) {
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
        open={open}
        onClose={() => setOpen(false)}
        returnFocusTo={() => opener.current}
      />
    </>
  )
}
