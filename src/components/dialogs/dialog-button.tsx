import { type ComponentProps, useRef, useState } from 'react'
import { LazyDialog, type LoadDialog } from '@/components/dialogs/lazy-dialog'
import { Button } from '@/components/ui/button'
import { preload } from '@/lib/lazy'

/** A button with its own dialog, preloaded on hover, focus and touch. */
export function DialogButton({ load, ...button }: ComponentProps<typeof Button> & { load: LoadDialog }) {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const preloadDialog = () => preload(load)
  return (
    <>
      <Button
        {...button}
        ref={opener}
        aria-haspopup="dialog"
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onTouchStart={preloadDialog}
        onClick={() => setOpen(true)}
      />
      <LazyDialog
        load={load}
        open={open}
        onClose={() => setOpen(false)}
        returnFocusTo={() => opener.current}
      />
    </>
  )
}
