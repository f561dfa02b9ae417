import type { FocusEvent, KeyboardEvent } from 'react'
import { isBlank } from '@/lib/typed-fields'

/** Whether the keyboard is on the screen. */
const isTouch = () => matchMedia('(pointer: coarse)').matches

/** Labels the Enter key of a touch keyboard: "next" if a field follows, otherwise "send". */
export function showEnterKey({ target, currentTarget }: FocusEvent<HTMLFormElement>) {
  if (!isTextInput(target) || !isTouch()) return
  target.setAttribute('enterkeyhint', controlAfter(target, currentTarget) ? 'next' : 'send')
}

/**
 * Enter on a touch keyboard moves to the next field. On a physical keyboard it submits the form. In a wizard's step it submits
 * only from a text field while no field is blank, and otherwise moves to the next field.
 */
export function pressEnterKey(event: KeyboardEvent<HTMLFormElement>, isStep: boolean) {
  const { key, target, currentTarget, nativeEvent } = event
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return
  const next = controlAfter(target, currentTarget)
  const isFilledIn = isTextInput(target) && !controlsOf(currentTarget).some(isBlankControl)
  const movesOn = isTouch() || (isStep && !isFilledIn)
  if (!next || !movesOn) return
  event.preventDefault()
  next.focus()
}

function isTextInput(target: EventTarget): target is HTMLInputElement {
  return target instanceof HTMLInputElement && !/^(checkbox|radio)$/.test(target.type)
}

const isBlankControl = (control: HTMLElement) =>
  (isTextInput(control) || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) &&
  isBlank(control.value)

function controlAfter(control: HTMLElement, form: HTMLFormElement) {
  const controls = controlsOf(form)
  return controls[controls.indexOf(control) + 1]
}

/** Fields that the Tab key reaches. */
function controlsOf(form: HTMLFormElement) {
  const controls = form.querySelectorAll<HTMLElement>('input, select, textarea, [role=combobox]')
  return [...controls].filter(
    (control) => control.tabIndex >= 0 && !control.matches(':disabled') && isVisible(control),
  )
}

/** Safari before 17.4 has no `checkVisibility`. */
const isVisible = (control: HTMLElement) => !('checkVisibility' in control) || control.checkVisibility()
