let tapped: HTMLElement | null | undefined

const remember = ({ target }: Event) => {
  tapped = target instanceof Element ? target.closest('button') : undefined
}

/** Remembers the button that is tapped before the app is there to answer. */
export function rememberTap() {
  document.addEventListener('click', remember, true)
}

/** The app is about to answer for itself. Returns what presses the remembered button, once and if it is still there. */
export function takeTap() {
  document.removeEventListener('click', remember, true)
  return () => {
    if (tapped?.isConnected) tapped.click()
    tapped = undefined
  }
}
