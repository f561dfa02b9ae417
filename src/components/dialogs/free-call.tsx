import type { ComponentProps } from 'react'
import { closeFreeCall, openFreeCall, useFreeCallOpen } from '@/components/dialogs/free-call-store'
import { lazyDialog } from '@/components/dialogs/lazy-dialog'
import { Button } from '@/components/ui/button'

const { preload, LazyDialog } = lazyDialog(async () => {
  const { FreeCallDialog } = await import('@/components/dialogs/free-call-dialog')
  return FreeCallDialog
})

/** The free-call dialog's one place in the page. */
export function FreeCallDialogHost() {
  return <LazyDialog open={useFreeCallOpen()} onClose={closeFreeCall} />
}

/** A button that opens the free-call dialog. */
export function FreeCallButton(props: ComponentProps<typeof Button>) {
  return (
    <Button
      aria-haspopup="dialog"
      onPointerEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
      {...props}
      onClick={(event) => openFreeCall(event.currentTarget)}
    />
  )
}
