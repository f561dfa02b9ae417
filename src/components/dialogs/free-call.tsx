import { type ComponentProps, useSyncExternalStore } from 'react'
import { LazyDialog } from '@/components/dialogs/lazy-dialog'
import { useOnNavigation } from '@/components/hooks/use-on-navigation'
import { Button } from '@/components/ui/button'
import { loadOnce, preload } from '@/lib/lazy'

const load = loadOnce(async () => (await import('@/components/dialogs/free-call-dialog')).FreeCallDialog)
const preloadDialog = () => preload(load)

let isOpen = false
let opener: HTMLElement | null = null
const listeners = new Set<() => void>()

function setOpen(open: boolean) {
  isOpen = open
  for (const listener of listeners) listener()
}
const close = () => setOpen(false)

/** For tests. */
export function resetFreeCall() {
  opener = null
  close()
}

function useIsOpen() {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isOpen,
    () => false,
  )
}

export function FreeCallDialogHost() {
  useOnNavigation(close)
  return <LazyDialog load={load} open={useIsOpen()} onClose={close} returnFocusTo={() => opener} />
}

export function FreeCallButton(props: ComponentProps<typeof Button>) {
  return (
    <Button
      aria-haspopup="dialog"
      data-call
      onPointerEnter={preloadDialog}
      onFocus={preloadDialog}
      onTouchStart={preloadDialog}
      {...props}
      onClick={(event) => {
        opener = event.currentTarget
        setOpen(true)
      }}
    />
  )
}
