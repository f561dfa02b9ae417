import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { WaysToReachUs } from '@/components/ways-to-reach-us'
import { dialogs } from '@/content/dialogs'

export type DialogProps = {
  open: boolean
  onClose: () => void
  returnFocusTo: () => HTMLElement | null
}
export type LoadDialog = () => Promise<ComponentType<DialogProps>>

/** A dialog whose code is loaded when it is opened; what opens it preloads it. */
export function LazyDialog({ load, ...props }: DialogProps & { load: LoadDialog }) {
  const [loaded, setLoaded] = useState<{ Dialog?: ComponentType<DialogProps>; failed?: boolean }>({})
  const { open, onClose } = props
  useEffect(() => {
    if (!open) return
    let current = true
    load().then(
      (Dialog) => current && setLoaded({ Dialog }),
      () => current && setLoaded({ failed: true }),
    )
    return () => {
      current = false
    }
  }, [open, load])
  if (loaded.Dialog) return <loaded.Dialog {...props} />
  if (!open) return null
  return loaded.failed ? <DialogFallback onClose={onClose} /> : <DialogLoading onClose={onClose} />
}

function DialogLoading({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [onClose])
  return (
    <div role="status" className="fixed inset-0 z-50 grid place-items-center bg-ink-deep/60">
      <p className="rounded-full bg-paper-white px-6 py-3 font-semibold">{dialogs.loading}</p>
    </div>
  )
}

/** The browser's own dialog, which needs no code. */
function DialogFallback({ onClose }: { onClose: () => void }) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => ref.current?.showModal(), [])
  return (
    <dialog
      ref={ref}
      onClose={onClose}
      aria-labelledby="dialog-unavailable"
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-2xl bg-paper-white p-6 text-ink backdrop:bg-ink-deep/60"
    >
      <h2 id="dialog-unavailable" className="text-2xl">
        {dialogs.unavailable.title}
      </h2>
      <p className="mt-3">{dialogs.unavailable.text}</p>
      <WaysToReachUs />
      <Button tone="secondary" className="mt-6 w-full" onClick={onClose}>
        {dialogs.close}
      </Button>
    </dialog>
  )
}
