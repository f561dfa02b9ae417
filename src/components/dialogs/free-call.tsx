import type { ComponentProps } from 'react'
import { LazyDialog } from '@/components/dialogs/lazy-dialog'
import { useOnNavigation } from '@/components/hooks/use-on-navigation'
import { useStore } from '@/components/hooks/use-store'
import { Button } from '@/components/ui/button'
import { store } from '@/lib/store'
import { lateCode } from '@/loading/lazy'

const dialog = lateCode(async () => (await import('@/components/dialogs/free-call-dialog')).FreeCallDialog)

const call = store<{ open: boolean; opener: HTMLElement | null }>({ open: false, opener: null })
const close = () => call.set({ ...call.get(), open: false })

export const resetFreeCall = call.reset

export function FreeCallDialogHost() {
  const { open, opener } = useStore(call)
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
