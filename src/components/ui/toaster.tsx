import { useEffect } from 'react'
import { Toaster } from 'sonner'
import { isInToasts } from '@/components/ui/toasts'

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

/** The distance from the bottom: above the docked bar and the page's own bar. */
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

/** Stops focus events of toasts: Radix listens for them on `document` and would move the focus back into an open dialog. */
function keepFromFocusTrap(event: FocusEvent) {
  if (isInToasts(event.type === 'focusin' ? event.target : event.relatedTarget)) event.stopPropagation()
}
