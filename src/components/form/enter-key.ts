import type { FocusEvent, KeyboardEvent } from 'react'
import { controlsOf } from '@/components/form/controls'

/** Whether the keyboard is on the screen. */
const isTouch = () => matchMedia('(pointer: coarse)').matches

/** Labels the Enter key of a touch keyboard: "next" if a field follows, otherwise "send". */
export function showEnterKey({ target, currentTarget }: FocusEvent<HTMLFormElement>) {
  if (!isTextInput(target) || !isTouch()) return
  target.setAttribute('enterkeyhint', controlAfter(target, currentTarget) ? 'next' : 'send')
}

/** Enter on a touch keyboard or in a wizard's step moves to the next field, and submits from the last. Elsewhere it submits. */
export function handleEnterKey(event: KeyboardEvent<HTMLFormElement>, isStep: boolean) {
  const { key, target, currentTarget, nativeEvent } = event
  // Also in a checkbox, where Enter would submit the form.
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return
  const next = controlAfter(target, currentTarget)
  if (!next || !(isTouch() || isStep)) return
  event.preventDefault()
  next.focus()
}

function isTextInput(target: EventTarget): target is HTMLInputElement {
  return target instanceof HTMLInputElement && !/^(checkbox|radio)$/.test(target.type)
}

/** The next field. All radio buttons of a question are one field. */
function controlAfter(control: HTMLElement, form: HTMLFormElement) {
  const controls = controlsOf(form)
  return controls.slice(controls.indexOf(control) + 1).find((next) => !isSameQuestion(next, control))
}

const isSameQuestion = (one: HTMLElement, other: HTMLElement) =>
  one.matches('[type=radio]') && one.getAttribute('name') === other.getAttribute('name')
