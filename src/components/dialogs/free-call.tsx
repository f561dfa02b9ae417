import type { ComponentProps } from 'react'
import { LazyDialog } from '@/components/dialogs/lazy-dialog'
import { useOnNavigation } from '@/components/hooks/use-on-navigation'
import { useStore } from '@/components/hooks/use-store'
import { Button } from '@/components/ui/button'
import { loadOnce, preload } from '@/lib/lazy'
import { store } from '@/lib/store'

const load = loadOnce(async () => (await import('@/components/dialogs/free-call-dialog')).FreeCallDialog)
const preloadDialog = () => preload(load)

const call = store<{ open: boolean; opener: HTMLElement | null }>({ open: false, opener: null })
const close = () => call.set({ ...call.get(), open: false })

export const resetFreeCall = call.reset

export function FreeCallDialogHost() {
  const { open, opener } = useStore(call)
  useOnNavigation(close)
  return <LazyDialog load={load} open={open} onClose={close} returnFocusTo={() => opener} />
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
      onClick={({ currentTarget }) => call.set({ open: true, opener: currentTarget })}
    />
  )
}
