import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { isBesideDialog, keepFromFocusTrap } from '@/components/dialogs/beside-dialog'
import type { FormModel } from '@/components/form/use-submission-form'
import { useStore } from '@/components/hooks/use-store'
import { pageTranslation } from '@/components/page-stores'
import { dialogs } from '@/content/dialogs'

type DialogProps = {
  open: boolean
  onClose: () => void
  /** While it sends, only Back closes the dialog; while it holds typed text, a tap outside does not. */
  form: Pick<FormModel, 'title' | 'state'> & { draft: Pick<FormModel['draft'], 'hasValues'> }
  description: ReactNode
  returnFocusTo?: () => HTMLElement | null
  children: ReactNode
}

/** The dialog of a form, in the middle of the screen, on phones at the bottom. It scrolls within the height above the keyboard. */
export function Dialog({ open, onClose, form, description, returnFocusTo, children }: DialogProps) {
  const translation = useStore(pageTranslation)
  const busy = form.state.status === 'sending'
  useEffect(() => (open ? keepFromFocusTrap() : undefined), [open])
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && !busy && onClose()}>
      <Radix.Portal>
        <Radix.Overlay
          data-dialog
          className="fixed inset-0 z-50 grid max-h-(--screen-height) items-end overflow-y-auto bg-ink-deep/60 sm:place-items-center sm:p-6"
        >
          <Radix.Content
            lang={translation?.lang}
            onInteractOutside={(event) => {
              if (form.draft.hasValues || busy || isBesideDialog(event.target)) event.preventDefault()
            }}
            onCloseAutoFocus={(event) => {
              const target = returnFocusTo?.()
              if (!target) return
              event.preventDefault()
              target.focus()
            }}
            className="max-h-[calc(var(--screen-height)-1rem)] w-full overflow-y-auto rounded-t-3xl bg-paper-white p-5 text-ink shadow-panel sm:max-w-lg sm:rounded-3xl sm:p-8"
          >
            <div className="flex items-start justify-between gap-4">
              <Radix.Title tabIndex={-1} className="text-2xl sm:text-3xl">
                {form.title}
              </Radix.Title>
              <Radix.Close
                aria-label={translation?.close ?? dialogs.close}
                disabled={busy}
                className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-paper-deep disabled:opacity-70"
              >
                <X aria-hidden="true" />
              </Radix.Close>
            </div>
            <Radix.Description className="mt-2 text-ink-soft">{description}</Radix.Description>
            <div className="mt-5">{children}</div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
