import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { WaysToReachUs } from '@/components/contact/ways-to-reach-us'
import { BrokenForm } from '@/components/form/form-boundary'
import { Button } from '@/components/ui/button'
import { ErrorBoundary } from '@/components/ui/error-boundary'
import { ReloadButton } from '@/components/ui/reload-button'
import { dialogs } from '@/content/dialogs'
import { brokenForm } from '@/content/error-page'
import { lostCode } from '@/content/lost-code'
import { type LateCode, useLate } from '@/loading/late'

export type OpenDialogProps = {
  open: boolean
  onClose: () => void
  returnFocusTo: () => HTMLElement | null
}
export type LateDialogProps<OwnProps> = {
  dialog: LateCode<ComponentType<OpenDialogProps & OwnProps>>
  /** The props that only this dialog has, such as the country of "Notify me". */
  dialogProps: OwnProps
  /** The name of the form in the dialog, which `BrokenForm` needs if the dialog breaks. */
  formName: string
}

/** A dialog whose code loads when it opens. Its button preloads the code. */
export function LateDialog<OwnProps>({
  dialog,
  dialogProps,
  formName,
  ...props
}: OpenDialogProps & LateDialogProps<OwnProps>) {
  const { open } = props
  const { code: Dialog, isLost } = useLate(dialog, open)
  // A closed dialog stays mounted: its form may still be sending. One that was never open is not rendered.
  const [wasOpened, setWasOpened] = useState(open)
  if (open && !wasOpened) setWasOpened(true)
  if (Dialog && wasOpened)
    return (
      <ErrorBoundary
        fallback={(retry) => (
          <NativeDialog {...props} title={brokenForm.title}>
            <BrokenForm formName={formName} retry={retry} />
          </NativeDialog>
        )}
      >
        <Dialog {...props} {...dialogProps} />
      </ErrorBoundary>
    )
  return (
    <NativeDialog {...props} title={isLost ? dialogs.lost : dialogs.loading}>
      {isLost && (
        <>
          <p className="mt-3">{lostCode.text}</p>
          <WaysToReachUs />
          <ReloadButton />
        </>
      )}
    </NativeDialog>
  )
}

/** In place of a dialog whose code is loading, lost or broken. If the dialog replaces it, the focus goes to the dialog. */
function NativeDialog({
  open,
  onClose,
  returnFocusTo,
  title,
  children,
}: OpenDialogProps & { title: string; children: ReactNode }) {
  const ref = useRef<HTMLDialogElement>(null)
  const returnFocusIfClosed = useEffectEvent(() => {
    if (!open) returnFocusTo()?.focus()
  })
  useEffect(() => {
    if (!open) return
    ref.current?.showModal()
    return () => returnFocusIfClosed()
  }, [open])
  if (!open) return null
  return (
    <dialog
      ref={ref}
      onClose={onClose}
      aria-labelledby="dialog-notice"
      className="m-auto w-[90vw] max-w-md rounded-2xl bg-paper-white p-6 text-ink backdrop:bg-ink-deep/60"
    >
      <h2 id="dialog-notice" className="text-2xl">
        {title}
      </h2>
      <div className="grid">{children}</div>
      <Button tone="secondary" className="mt-3 w-full" onClick={onClose}>
        {dialogs.close}
      </Button>
    </dialog>
  )
}
