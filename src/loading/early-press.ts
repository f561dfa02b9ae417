// Before hydration the last pressed button is marked as busy. It is pressed again afterwards. `SubmitButton` is disabled until then, and
// other submit buttons send their form as without script.

let pressed: HTMLButtonElement | undefined

function recordPress({ target }: Pick<Event, 'target'>) {
  const button =
    target instanceof Element ? target.closest<HTMLButtonElement>('button:not([type=submit])') : null
  if (!button) return
  clearPress()
  pressed = button
  button.setAttribute('aria-busy', 'true')
}

function clearPress() {
  pressed?.removeAttribute('aria-busy')
  pressed = undefined
}

/** Records the button that is pressed before hydration, and marks it as busy. */
export function recordPresses() {
  document.addEventListener('click', recordPress, true)
  // In browsers that focus a pressed button, the focus shows a press from before this script ran.
  const focused = document.activeElement
  if (focused && !focused.matches(':focus-visible')) recordPress({ target: focused })
}

/** Call it before React starts. Returns a function that presses the recorded button after hydration. */
export function stopRecordingPresses() {
  document.removeEventListener('click', recordPress, true)
  const position = pressed ? [...document.querySelectorAll('button')].indexOf(pressed) : -1
  return () => {
    // If the HTML was changed in transit, React has replaced it by elements of its own.
    const isReplaced = pressed && !pressed.isConnected
    const button = isReplaced ? document.querySelectorAll('button')[position] : pressed
    clearPress()
    button?.click()
  }
}

/** Call it if the pressed button will not come. */
export function forgetPress() {
  document.removeEventListener('click', recordPress, true)
  clearPress()
}
