const ownElements = '#root, [data-dialog], [data-radix-focus-guard], [data-radix-popper-content-wrapper]'

/** Whether an element stays usable beside an open dialog: a toast, or an element of an extension such as a password manager. */
export const isBesideDialog = (target: EventTarget | null) =>
  target instanceof Element &&
  (target.closest('[data-sonner-toaster]') !== null || !target.closest(ownElements))

/**
 * Lets elements beside an open dialog keep the focus: hides their focus events from Radix, whose listeners on `document` would take the
 * focus back into the dialog. Returns the cleanup function.
 */
export function keepFromFocusTrap() {
  const keep = (event: FocusEvent) => {
    const focused = event.type === 'focusin' ? event.target : event.relatedTarget
    if (isBesideDialog(focused)) event.stopPropagation()
  }
  const { documentElement } = document
  documentElement.addEventListener('focusin', keep)
  documentElement.addEventListener('focusout', keep)
  return () => {
    documentElement.removeEventListener('focusin', keep)
    documentElement.removeEventListener('focusout', keep)
  }
}
