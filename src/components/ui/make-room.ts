/** Scrolls what the toasts speak of out from under them, and keeps them above the keyboard; a press on one leaves the focus. Returns the cleanup function. */
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
    const inDialog = notices.closest('[role="dialog"]')
    for (const part of spoken) {
      if (isCovered(part)) part.scrollIntoView({ block: 'start' })
      // In a dialog the toasts take room: they push its last element out of view.
      else if (inDialog) part.scrollIntoView({ block: 'nearest' })
    }
    const title = document.querySelector('main h1')
    if (inDialog || !title || !isCovered(title)) return
    // At the top of the page there is nothing left to scroll: the toasts move below the title instead.
    const down = title.getBoundingClientRect().bottom - top
    if (!spoken.some((part) => isCovered(part, down))) notices.style.translate = `0 ${down}px`
  }
  // A pressed button must not move: `:focus-visible` matches fields and keyboard focus only.
  const moveFocusedClear = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(':focus-visible')) moveClear()
  }
  const sizes = new ResizeObserver(moveClear)
  sizes.observe(notices)
  // A toast that replaces one of the same height changes no size.
  const replacements = new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) moveClear()
  })
  replacements.observe(notices, { childList: true, subtree: true })
  document.addEventListener('focusin', moveFocusedClear)
  notices.addEventListener('mousedown', keepFocus)
  window.visualViewport?.addEventListener('resize', keepWithinView)
  window.visualViewport?.addEventListener('scroll', keepWithinView)
  return () => {
    sizes.disconnect()
    replacements.disconnect()
    document.removeEventListener('focusin', moveFocusedClear)
    notices.removeEventListener('mousedown', keepFocus)
    window.visualViewport?.removeEventListener('resize', keepWithinView)
    window.visualViewport?.removeEventListener('scroll', keepWithinView)
  }
}

/** Sonner restores focus when a toast closes; prevent that while the visitor is typing. */
const keepFocus = (press: MouseEvent) => press.preventDefault()

/** Elements that must stay in view beside a toast: outcomes (`data-uncovered`), the focused element's errors, and the focused element, last, so that it wins. */
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
