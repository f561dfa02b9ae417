import { type ComponentProps, useSyncExternalStore } from 'react'
import { LazyDialog } from '@/components/dialogs/lazy-dialog'
import { useOnNavigation } from '@/components/hooks/use-on-navigation'
import { Button } from '@/components/ui/button'
import { store } from '@/lib/store'
import { lateCode } from '@/loading/lazy'

const dialog = lateCode(async () => (await import('@/components/dialogs/free-call-dialog')).FreeCallDialog)

type Call = { open: boolean; opener: HTMLElement | null }
const none: Call = { open: false, opener: null }
const call = store(none)
const close = () => call.set({ ...call.get(), open: false })

/** For tests. */
export const resetFreeCall = () => call.set(none)

export function FreeCallDialogHost() {
  const { open, opener } = useSyncExternalStore(call.subscribe, call.get, () => none)
  useOnNavigation(close)
  return <LazyDialog dialog={dialog} open={open} onClose={close} returnFocusTo={() => opener} />
}

export function FreeCallButton(props: ComponentProps<typeof Button>) {
  return (
    <Button
      aria-haspopup="dialog"
      data-call
      onPointerEnter={dialog.preload}
      onFocus={dialog.preload}
      onTouchStart={dialog.preload}
      {...props}
      onClick={({ currentTarget }) => call.set({ open: true, opener: currentTarget })}
    />
  )
}
