/** Runs in the page. Finds horizontal overflow, fixed elements that overlap, and touch targets that are too small. */
export function findFaults() {
  const { scrollWidth, clientWidth } = document.documentElement
  const minTarget = { width: 24, height: 44 }
  const visible = [...document.querySelectorAll('body *')].filter(isVisible)
  const tooWide = visible
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .slice(0, 3)
  const stuck = visible.filter(isStuck)
  const pairs = stuck.flatMap((one, index) => stuck.slice(index + 1).map((other) => [one, other] as const))
  const overlapping = pairs.filter(
    ([one, other]) => !one.contains(other) && !other.contains(one) && overlap(one, other),
  )
  const targets = 'a[href], button, input, select, textarea, summary, [role="button"]'
  const tooSmall = visible
    .filter((element) => element.matches(targets) && !element.matches(':disabled') && !isInText(element))
    .map((element) => ({ element, box: targetOf(element).getBoundingClientRect() }))
    .filter(({ box }) => Math.round(box.height) < minTarget.height || Math.round(box.width) < minTarget.width)
  return [
    ...(scrollWidth > clientWidth ? [`scrolls to ${scrollWidth} px: ${tooWide.map(nameOf).join(', ')}`] : []),
    ...overlapping.map(([one, other]) => `${nameOf(one)} and ${nameOf(other)} cover each other`),
    ...tooSmall.map(({ element, box }) => `${nameOf(element)} is ${box.width} x ${box.height} px`),
  ]

  function isVisible(element: Element) {
    if (element.closest('[inert], .sr-only')) return false
    const { width, height } = element.getBoundingClientRect()
    return (
      width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
  }

  /** Whether scrolling does not move an element: it is fixed, or sticky and stuck. */
  function isStuck(element: Element) {
    const { position, top, bottom } = getComputedStyle(element)
    if (position !== 'sticky') return position === 'fixed'
    const box = element.getBoundingClientRect()
    const isAt = (edge: number, wanted: string) => Math.abs(edge - Number.parseFloat(wanted)) < 1
    return isAt(box.top, top) || isAt(innerHeight - box.bottom, bottom)
  }

  /** The boxes of an element, or of its children if it has `pointer-events: none`. */
  function boxesOf(element: Element) {
    const isClickThrough = getComputedStyle(element).pointerEvents === 'none'
    return (isClickThrough ? [...element.children] : [element]).map((part) => part.getBoundingClientRect())
  }

  /** Whether two elements overlap on the screen. The skip link is outside the screen. */
  function overlap(one: Element, other: Element) {
    const boxesOverlap = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 &&
      b.left < a.right - 1 &&
      Math.max(a.top, b.top, 0) < Math.min(a.bottom, b.bottom) - 1
    return boxesOf(one).some((box) => boxesOf(other).some((otherBox) => boxesOverlap(box, otherBox)))
  }

  /** The element that takes presses: a checkbox’s label, or the box that a link’s `::before` or `::after` fills. */
  function targetOf(control: Element) {
    const isBox = control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)
    const element = (isBox && control.labels?.[0]) || control
    const hasLayer = ['::before', '::after'].some((name) => {
      const { content, position, inset } = getComputedStyle(element, name)
      return content !== 'none' && position === 'absolute' && inset === '0px'
    })
    const isPositioned = getComputedStyle(element).position !== 'static'
    if (!hasLayer || isPositioned || !(element instanceof HTMLElement)) return element
    return element.offsetParent ?? element
  }

  function isInText(element: Element) {
    if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false
    const textAround = element.parentElement?.textContent ?? ''
    return textAround.trim().length > element.textContent.trim().length
  }

  function nameOf(element: Element) {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)
    return `<${element.tagName.toLowerCase()}> "${text}"`
  }
}
