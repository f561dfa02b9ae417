import { useEffect } from 'react'
import { Toaster, toast } from 'sonner'
import type { Notice } from '@/content/notices'

const SUCCESS_MS = 8000

/** The id of the toast of each form or text that a notice is about. */
const toastIds = new Map<string, string | number>()

/** Shows a notice as a toast. It replaces the last one `about` the same by a new toast, so that it is announced again. */
export function notify({ tone, title, text }: Notice, about: string = text) {
  dismissNotice(about)
  const [headline, description] = title ? [title, text] : [text]
  const id =
    tone === 'success'
      ? toast.success(headline, {
          description,
          duration: SUCCESS_MS,
          // The headline has its own tick.
          ...(headline.startsWith('✅') && { icon: null }),
        })
      : toast.error(headline, { description, duration: Number.POSITIVE_INFINITY })
  toastIds.set(about, id)
}

export function dismissNotice(about: string) {
  const id = toastIds.get(about)
  toastIds.delete(about)
  // Sonner adds a toast a task later, and ignores a dismissal that comes before.
  if (id !== undefined) setTimeout(() => toast.dismiss(id))
}

export function resetToasts() {
  toastIds.clear()
  toast.dismiss()
}

const classNames = {
  // An open Radix dialog sets `pointer-events: none` on the body.
  toast:
    'pointer-events-auto flex w-(--width) items-start gap-3 rounded-xl border-l-8 bg-paper-white py-3 pr-12 pl-4 text-ink shadow-panel',
  success: 'border-sea [&_[data-icon]]:text-sea',
  error: 'border-brick [&_[data-icon]]:text-brick',
  title: 'font-semibold',
  closeButton:
    'absolute top-1 right-1 grid size-11 place-items-center rounded-full hover:bg-paper-deep [&>svg]:size-5',
  icon: 'mt-1 shrink-0',
}

/** Above the docked bar and a page's own bar at the bottom. */
const offset = { bottom: 'calc(var(--docked-bar) + var(--bottom-bar) + 12px)' }

export function Toasts() {
  useEffect(() => {
    document.body.addEventListener('focusin', keepFromFocusTrap)
    document.body.addEventListener('focusout', keepFromFocusTrap)
    return () => {
      document.body.removeEventListener('focusin', keepFromFocusTrap)
      document.body.removeEventListener('focusout', keepFromFocusTrap)
    }
  }, [])
  return (
    <Toaster
      position="bottom-center"
      offset={offset}
      mobileOffset={offset}
      closeButton
      toastOptions={{ unstyled: true, classNames }}
    />
  )
}

export const isInToasts = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-sonner-toaster]') !== null

/** Radix takes the focus back into an open dialog by listeners on `document`, also from a toast. */
function keepFromFocusTrap(event: FocusEvent) {
  if (isInToasts(event.type === 'focusin' ? event.target : event.relatedTarget)) event.stopPropagation()
}
