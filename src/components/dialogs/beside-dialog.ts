const ownElements = '#root, [data-dialog], [data-radix-focus-guard], [data-radix-popper-content-wrapper]'

/** Whether an element stays usable beside an open dialog: a toast, or an element of an extension such as a password manager. */
export const isBesideDialog = (target: EventTarget | null) =>
  target instanceof Element &&
  (target.closest('[data-sonner-toaster]') !== null || !target.closest(ownElements))

/** Radix takes the focus back into an open dialog by listeners on `document`. Returns the cleanup function. */
export function keepFromFocusTrap() {
  const keep = (event: FocusEvent) => {
    if (isBesideDialog(event.type === 'focusin' ? event.target : event.relatedTarget)) event.stopPropagation()
  }
  const { documentElement } = document
  documentElement.addEventListener('focusin', keep)
  documentElement.addEventListener('focusout', keep)
  return () => {
    documentElement.removeEventListener('focusin', keep)
    documentElement.removeEventListener('focusout', keep)
  }
}
