/** Keeps what the notices speak of out from under them, and them within what the keyboard leaves; a press on one leaves the focus. Returns what ends it. */
export function makeRoom(notices: HTMLElement) {
  const { style } = document.documentElement
  const keepWithinView = () => style.setProperty('--seen-top', `${window.visualViewport?.offsetTop ?? 0}px`)
  const moveClear = () => {
    notices.style.translate = ''
    const { top, bottom, left, right, height } = notices.getBoundingClientRect()
    style.setProperty('--notices', `${height}px`)
    if (height === 0) return
    const isCovered = (part: Element, down = 0) => {
      const box = part.getBoundingClientRect()
      return box.top < bottom + down && box.bottom > top + down && box.left < right && box.right > left
    }
    const spoken = spokenOf()
    for (const part of spoken) {
      if (isCovered(part)) part.scrollIntoView({ block: 'start' })
      // A dialog has no more height to give: what is at its end would be pushed out of it.
      else if (notices.closest('[role="dialog"]')) part.scrollIntoView({ block: 'nearest' })
    }
    const title = document.querySelector('main h1')
    if (!title || !isCovered(title)) return
    // At the page's beginning nothing scrolls it out from under them.
    const down = title.getBoundingClientRect().bottom - top
    if (!spoken.some((part) => isCovered(part, down))) notices.style.translate = `0 ${down}px`
  }
  // What is being pressed must not move: only fields and the keyboard show the focus.
  const moveFocusedClear = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(':focus-visible')) moveClear()
  }
  const sizes = new ResizeObserver(moveClear)
  sizes.observe(notices)
  document.addEventListener('focusin', moveFocusedClear)
  notices.addEventListener('mousedown', keepFocus)
  window.visualViewport?.addEventListener('resize', keepWithinView)
  window.visualViewport?.addEventListener('scroll', keepWithinView)
  return () => {
    sizes.disconnect()
    document.removeEventListener('focusin', moveFocusedClear)
    notices.removeEventListener('mousedown', keepFocus)
    window.visualViewport?.removeEventListener('resize', keepWithinView)
    window.visualViewport?.removeEventListener('scroll', keepWithinView)
  }
}

/** Sonner would take the focus back once the notice has gone, from where somebody types by then. */
const keepFocus = (press: MouseEvent) => press.preventDefault()

/** Results and other ways, which are `data-uncovered`; the errors of what has the focus; and that, last, so that it is seen anyway. */
function spokenOf() {
  const { activeElement } = document
  const isField = activeElement !== document.body && !activeElement?.closest('[data-sonner-toaster]')
  const focused = isField ? activeElement : null
  const ids = focused?.getAttribute('aria-describedby')?.split(' ') ?? []
  return [
    ...document.querySelectorAll('[data-uncovered]'),
    ...ids.map((id) => document.getElementById(id)),
    focused,
  ].filter((part) => part !== null)
}
