import type { ComponentProps } from 'react'
import { LazyDialog } from '@/components/dialogs/lazy-dialog'
import { useOnNavigation } from '@/components/hooks/use-on-navigation'
import { useStore } from '@/components/hooks/use-store'
import { Button } from '@/components/ui/button'
import { store } from '@/lib/store'
import { onDemand } from '@/loading/on-demand'

const freeCallDialogCode = onDemand(
  async () => (await import('@/components/dialogs/free-call-dialog')).FreeCallDialog,
)

const call = store<{ open: boolean; opener: HTMLElement | null }>({ open: false, opener: null })
const close = () => call.set({ ...call.get(), open: false })

export const resetFreeCall = call.reset

export function FreeCallDialogHost() {
  const { open, opener } = useStore(call)
  useOnNavigation(close)
  return (
    <LazyDialog
      dialog={freeCallDialogCode}
      name="free-call"
      open={open}
      onClose={close}
      onReopen={() => call.set({ open: true, opener: null })}
      returnFocusTo={() => opener}
    />
  )
}

export function FreeCallButton(props: ComponentProps<typeof Button>) {
  return (
    <Button
      aria-haspopup="dialog"
      data-call
      onPointerEnter={freeCallDialogCode.preload}
      onFocus={freeCallDialogCode.preload}
      onTouchStart={freeCallDialogCode.preload}
      {...props}
      onClick={({ currentTarget }) => call.set({ open: true, opener: currentTarget })}
    />
  )
}
