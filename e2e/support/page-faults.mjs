/** Layout faults of the page: sideways scroll, overlapping fixed elements, targets too small for a thumb, clipped drawings. Runs in the browser. */
export function findFaults() {
  const faults = []
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) {
    const wide = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1 && isShown(element))
      .slice(0, 3)
    faults.push(`scrolls sideways by ${scrollWidth - clientWidth} px: ${wide.map(nameOf).join(', ')}`)
  }

  const fixed = [...document.querySelectorAll('body *')].filter(
    (element) => isShown(element) && staysInPlace(element),
  )
  for (const [index, one] of fixed.entries()) {
    for (const other of fixed.slice(index + 1)) {
      if (one.contains(other) || other.contains(one)) continue
      if (boxesOf(one).some((box) => boxesOf(other).some((otherBox) => overlap(box, otherBox))))
        faults.push(`${nameOf(one)} and ${nameOf(other)} cover each other`)
    }
  }

  for (const element of document.querySelectorAll(
    'a[href], button, input, select, textarea, summary, [role="button"]',
  )) {
    if (!isShown(element) || element.disabled || isInText(element)) continue
    const { width, height } = target(element).getBoundingClientRect()
    if (Math.round(height) < 44 || Math.round(width) < 24) {
      faults.push(`${nameOf(element)} is ${Math.round(width)} x ${Math.round(height)} px`)
    }
  }

  for (const drawing of document.querySelectorAll('svg')) {
    const { top, height } = drawing.getBoundingClientRect()
    if (height < 60 || !isShown(drawing)) continue
    const highest = [...drawing.querySelectorAll('path, circle, rect')].map(
      (shape) => shape.getBoundingClientRect().top,
    )
    if (Math.min(...highest) < top - 2)
      faults.push(`a drawing in ${nameOf(drawing.parentElement)} is cut at its top`)
  }
  return faults

  /** A sticky element that has not reached its place yet scrolls on like any other. */
  function staysInPlace(element) {
    const { position, top, bottom } = getComputedStyle(element)
    if (position !== 'sticky') return position === 'fixed'
    const place = element.getBoundingClientRect()
    const reached = (is, wanted) => Math.abs(is - Number.parseFloat(wanted)) < 1
    return reached(place.top, top) || reached(innerHeight - place.bottom, bottom)
  }

  /** A checkbox or radio is pressed through its label, and some elements spread a layer of theirs over the box around them. */
  function target(control) {
    const element = (['checkbox', 'radio'].includes(control.type) && control.labels[0]) || control
    const spreads = ['::before', '::after'].some((name) => {
      const { content, position, top, right, bottom, left } = getComputedStyle(element, name)
      const inset = [top, right, bottom, left]
      return content !== 'none' && position === 'absolute' && inset.every((side) => side === '0px')
    })
    return spreads && getComputedStyle(element).position === 'static' ? element.offsetParent : element
  }

  /** A link among words. */
  function isInText(element) {
    if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false
    return element.parentElement.textContent.trim().length > element.textContent.trim().length
  }

  function isShown(element) {
    const { width, height } = element.getBoundingClientRect()
    return (
      width > 1 &&
      height > 1 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert]') &&
      !isForScreenReaders(element)
    )
  }

  /** In a box of one pixel. */
  function isForScreenReaders(element) {
    const { width, height } = element.getBoundingClientRect()
    if (width <= 1 && height <= 1) return true
    return element.parentElement !== null && isForScreenReaders(element.parentElement)
  }

  /** On the screen: the skip link and the header's row that is not sticky are above it. */
  /** An element with `pointer-events: none` only holds others. */
  function boxesOf(element) {
    const isFrame = getComputedStyle(element).pointerEvents === 'none'
    return (isFrame ? [...element.children] : [element]).map((part) => part.getBoundingClientRect())
  }

  function overlap(a, b) {
    const top = Math.max(a.top, b.top, 0)
    return a.left < b.right - 1 && b.left < a.right - 1 && top < Math.min(a.bottom, b.bottom) - 1
  }

  function nameOf(element) {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)
    return `<${element.tagName.toLowerCase()}> "${text}"`
  }
}
