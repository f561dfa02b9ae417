import { Toaster } from 'sonner'

export { toast } from 'sonner'

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

/** The distance from the bottom: above the docked bar and the selection bar of /services. */
const offset = { bottom: 'calc(var(--docked-bar) + var(--selection-bar) + 12px)' }

export function Toasts() {
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
