import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { TryAgain } from '@/components/try-again'
import { Button } from '@/components/ui/button'
import { WaysToReachUs } from '@/components/ways-to-reach-us'
import { dialogs } from '@/content/dialogs'
import { lateCode } from '@/content/late-code'

export type DialogProps = {
  open: boolean
  onClose: () => void
  returnFocusTo: () => HTMLElement | null
}
export type LoadDialog = () => Promise<ComponentType<DialogProps>>

/** A dialog whose code is loaded when it is opened; what opens it preloads it. */
export function LazyDialog({ load, ...props }: DialogProps & { load: LoadDialog }) {
  const [loaded, setLoaded] = useState<{ Dialog?: ComponentType<DialogProps>; failed?: boolean }>({})
  const { open } = props
  const attempt = () =>
    load().then(
      (Dialog) => {
        setLoaded({ Dialog })
        return true
      },
      () => {
        setLoaded({ failed: true })
        return false
      },
    )
  const onOpen = useEffectEvent(() => {
    if (loaded.Dialog) return
    setLoaded({})
    attempt()
  })
  useEffect(() => {
    if (open) onOpen()
  }, [open])
  if (loaded.Dialog) return <loaded.Dialog {...props} />
  if (!open) return null
  return loaded.failed ? <DialogFallback {...props} again={attempt} /> : <DialogLoading {...props} />
}

function DialogLoading({ onClose }: DialogProps) {
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
function DialogFallback({ onClose, returnFocusTo, again }: DialogProps & { again: () => Promise<boolean> }) {
  const ref = useRef<HTMLDialogElement>(null)
  // Also when the real one takes its place.
  const onGone = useEffectEvent(() => returnFocusTo()?.focus())
  useEffect(() => {
    ref.current?.showModal()
    return () => onGone()
  }, [])
  return (
    <dialog
      ref={ref}
      onClose={onClose}
      aria-labelledby="dialog-unavailable"
      className="m-auto w-[90vw] max-w-md rounded-2xl bg-paper-white p-6 text-ink backdrop:bg-ink-deep/60"
    >
      <h2 id="dialog-unavailable" className="text-2xl">
        {dialogs.unavailable}
      </h2>
      <p className="mt-3">{lateCode.text}</p>
      <WaysToReachUs />
      <div className="mt-2 grid gap-3">
        <TryAgain again={again} />
        <Button tone="secondary" onClick={onClose}>
          {dialogs.close}
        </Button>
      </div>
    </dialog>
  )
}
