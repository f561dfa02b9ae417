/**
 * Moves the toasts to the first free place below the header, scrolls where there is none, and keeps them above the
 * keyboard; a press on one leaves the focus. Returns the cleanup function.
 */
export function makeRoom(toasts: HTMLElement) {
  const { style } = document.documentElement
  const keepWithinView = () => style.setProperty('--seen-top', `${window.visualViewport?.offsetTop ?? 0}px`)
  const move = (mayScroll: boolean) => {
    toasts.style.translate = ''
    const box = toasts.getBoundingClientRect()
    style.setProperty('--notices', `${box.height}px`)
    if (box.height === 0) return
    const related = relatedElements()
    const covers = (other: DOMRect, down: number) =>
      other.top < box.bottom + down &&
      other.bottom > box.top + down &&
      other.left < box.right &&
      other.right > box.left
    if (toasts.closest('[role="dialog"]')) {
      // In a dialog the toasts take room: they push its last element out of view.
      for (const element of related)
        element.scrollIntoView({ block: covers(element.getBoundingClientRect(), 0) ? 'start' : 'nearest' })
      return
    }
    const title = document.querySelector('main h1')
    const taken = [...related, ...(title ? [title] : [])].map((element) => element.getBoundingClientRect())
    const isFree = (down: number) =>
      box.bottom + down <= window.innerHeight && !taken.some((other) => covers(other, down))
    const places = taken.map(({ bottom }) => bottom - box.top).filter((down) => down > 0)
    const down = [0, ...places.sort((one, other) => one - other)].find(isFree)
    if (down !== undefined) toasts.style.translate = `0 ${down}px`
    else if (mayScroll) for (const element of related) element.scrollIntoView({ block: 'start' })
  }
  // A pressed button must not move: `:focus-visible` matches fields and keyboard focus only.
  const moveForFocus = ({ target }: FocusEvent) =>
    move(target instanceof Element && target.matches(':focus-visible'))
  const sizes = new ResizeObserver(() => move(true))
  sizes.observe(toasts)
  document.addEventListener('focusin', moveForFocus)
  toasts.addEventListener('mousedown', keepFocus)
  window.visualViewport?.addEventListener('resize', keepWithinView)
  window.visualViewport?.addEventListener('scroll', keepWithinView)
  return () => {
    style.removeProperty('--notices')
    sizes.disconnect()
    document.removeEventListener('focusin', moveForFocus)
    toasts.removeEventListener('mousedown', keepFocus)
    window.visualViewport?.removeEventListener('resize', keepWithinView)
    window.visualViewport?.removeEventListener('scroll', keepWithinView)
  }
}

/** Sonner restores focus when a toast closes; prevent that while the visitor is typing. */
const keepFocus = (press: MouseEvent) => press.preventDefault()

/** Elements that must stay in view beside a toast: outcomes (`data-uncovered`), the focused element's errors, and the focused element, last, so that it wins. */
function relatedElements() {
  const { activeElement } = document
  const isField = activeElement !== document.body && !activeElement?.closest('[data-sonner-toaster]')
  const focused = isField ? activeElement : null
  const ids = focused?.getAttribute('aria-describedby')?.split(' ') ?? []
  return [
    ...document.querySelectorAll('[data-uncovered]'),
    ...ids.map((id) => document.getElementById(id)),
    focused,
  ].filter((element) => element !== null)
}
