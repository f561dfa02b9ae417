let pressed: HTMLButtonElement | undefined

function remember({ target }: Pick<Event, 'target'>) {
  const button =
    target instanceof Element ? target.closest<HTMLButtonElement>('button:not([type=submit])') : null
  if (!button) return
  release()
  pressed = button
  button.setAttribute('aria-busy', 'true')
}

function release() {
  pressed?.removeAttribute('aria-busy')
  pressed = undefined
}

/** Remembers the button that is pressed before hydration, and marks it as busy. */
export function recordPresses() {
  document.addEventListener('click', remember, true)
  // A button pressed before this script ran has the focus, in browsers that focus a pressed button.
  const focused = document.activeElement
  if (focused && !focused.matches(':focus-visible')) remember({ target: focused })
}

/** Call it before React starts. Returns a function that presses the remembered button, once React answers. */
export function stopRecordingPresses() {
  document.removeEventListener('click', remember, true)
  const position = pressed ? [...document.querySelectorAll('button')].indexOf(pressed) : -1
  return () => {
    // React has made the buttons anew if the HTML was changed on its way.
    const button = pressed?.isConnected === false ? document.querySelectorAll('button')[position] : pressed
    release()
    button?.click()
  }
}

export function forgetPress() {
  document.removeEventListener('click', remember, true)
  release()
}
