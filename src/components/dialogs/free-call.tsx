import { type ComponentProps, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { closeFreeCall, openFreeCall, useFreeCallOpen } from '@/components/dialogs/free-call-store'
import { LazyDialog } from '@/components/dialogs/lazy-dialog'
import { Button } from '@/components/ui/button'
import { loadOnce } from '@/lib/lazy'

const load = loadOnce(async () => (await import('@/components/dialogs/free-call-dialog')).FreeCallDialog)
// Opening tries again, and says so if it fails.
const preload = () => void load().catch(() => {})

/** The free-call dialog's one place in the page. */
export function FreeCallDialogHost() {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another page it would be in the way.
  useEffect(closeFreeCall, [key])
  return <LazyDialog load={load} open={useFreeCallOpen()} onClose={closeFreeCall} />
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
