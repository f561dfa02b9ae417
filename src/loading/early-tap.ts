let tapped: HTMLElement | undefined

// What opens something: to press it once more, later, is what was meant. A carousel's arrow or a choice is not.
const OPENERS = '[aria-haspopup], [aria-expanded]'

function remember({ target }: Pick<Event, 'target'>) {
  const button = target instanceof Element ? target.closest('button') : null
  if (!button) return
  release()
  tapped = button
  button.setAttribute('aria-busy', 'true')
}

function release() {
  tapped?.removeAttribute('aria-busy')
  tapped = undefined
}

/** Remembers the button that is tapped before the app is there to answer, and shows that it was. */
export function rememberTap() {
  document.addEventListener('click', remember, true)
  // A tap before this script leaves the focus behind, in engines that give it to what is tapped.
  const focused = document.activeElement
  if (focused && !focused.matches(':focus-visible')) remember({ target: focused })
}

/** The app is about to answer for itself. Returns what presses the remembered button if that opens something. */
export function takeTap() {
  document.removeEventListener('click', remember, true)
  return () => {
    const opener = tapped?.isConnected && tapped.matches(OPENERS) ? tapped : undefined
    release()
    opener?.click()
  }
}

export function forgetTap() {
  document.removeEventListener('click', remember, true)
  release()
}
