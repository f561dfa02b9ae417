import { type ComponentType, useEffect, useEffectEvent, useRef } from 'react'
import { WaysToReachUs } from '@/components/contact/ways-to-reach-us'
import { Button } from '@/components/ui/button'
import { ReloadButton } from '@/components/ui/reload-button'
import { dialogs } from '@/content/dialogs'
import { lostCode } from '@/content/lost-code'
import { type Late, useLate } from '@/loading/late'

export type DialogProps = {
  open: boolean
  onClose: () => void
  returnFocusTo: () => HTMLElement | null
}
export type LateDialog = Late<ComponentType<DialogProps>>

/** A dialog whose code is loaded when it is opened; what opens it preloads it. */
export function LazyDialog({ dialog, ...props }: DialogProps & { dialog: LateDialog }) {
  const { code: Dialog, isLost } = useLate(dialog)
  const { open } = props
  useEffect(() => {
    if (open) dialog.load()
  }, [open, dialog])
  if (Dialog) return <Dialog {...props} />
  if (!open) return null
  return isLost ? <DialogFallback {...props} /> : <DialogLoading {...props} />
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
function DialogFallback({ onClose, returnFocusTo }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const onGone = useEffectEvent(() => returnFocusTo()?.focus())
  useEffect(() => {
    ref.current?.showModal()
    return () => onGone()
  }, [])
  return (
    <dialog
      ref={ref}
      onClose={onClose}
      aria-labelledby="late-dialog"
      className="m-auto w-[90vw] max-w-md rounded-2xl bg-paper-white p-6 text-ink backdrop:bg-ink-deep/60"
    >
      <h2 id="late-dialog" className="text-2xl">
        {dialogs.late}
      </h2>
      <p className="mt-3">{lostCode.text}</p>
      <WaysToReachUs />
      <div className="mt-2 grid gap-3">
        <ReloadButton />
        <Button tone="secondary" onClick={onClose}>
          {dialogs.close}
        </Button>
      </div>
    </dialog>
  )
}
