/** The controls of a form that are shown and enabled, without the hidden ones of Radix's dropdowns. */
export function controlsOf(form: HTMLFormElement) {
  const controls = form.querySelectorAll<HTMLElement>('input, select, textarea, [role=combobox]')
  return [...controls].filter(
    (control) => control.tabIndex >= 0 && !control.matches(':disabled') && isVisible(control),
  )
}

/** Safari before 17.4 has no `checkVisibility`. */
const isVisible = (control: HTMLElement) => !('checkVisibility' in control) || control.checkVisibility()

export const focusFirstField = (form: HTMLFormElement | null) => form && controlsOf(form)[0]?.focus()
