let tapped: HTMLElement | undefined

function remember({ target }: Pick<Event, 'target'>) {
  const button = target instanceof Element ? target.closest<HTMLElement>('button:not([type=submit])') : null
  if (!button) return
  release()
  tapped = button
  button.setAttribute('aria-busy', 'true')
}

function release() {
  tapped?.removeAttribute('aria-busy')
  tapped = undefined
}

/** Remembers the button that is pressed before hydration, and marks it as busy. */
export function rememberTap() {
  document.addEventListener('click', remember, true)
  // A button tapped before this script ran has the focus, in browsers that focus a tapped button.
  const focused = document.activeElement
  if (focused && !focused.matches(':focus-visible')) remember({ target: focused })
}

/** Ends remembering: React answers clicks from now on. Returns a function that presses the remembered button. */
export function takeTap() {
  document.removeEventListener('click', remember, true)
  return () => {
    const button = tapped?.isConnected ? tapped : undefined
    release()
    button?.click()
  }
}

export function forgetTap() {
  document.removeEventListener('click', remember, true)
  release()
}
