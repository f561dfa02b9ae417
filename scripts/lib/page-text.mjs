/** What cannot be read to its end: lines beyond the screen's edge, or cut off by a box that does not scroll. Runs in the browser. */
export function findCut() {
  const root = document.documentElement
  const cut = new Set()
  if (root.scrollWidth > root.clientWidth)
    cut.add(`scrolls sideways by ${root.scrollWidth - root.clientWidth} px`)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    const element = text.parentElement
    if (!text.data.trim() || !isRead(element)) continue
    range.selectNodeContents(text)
    for (const line of range.getClientRects()) {
      if (line.width > 0 && isCut(line, element)) cut.add(`"${text.data.trim().slice(0, 40)}" is cut off`)
    }
  }
  return [...cut].slice(0, 8)

  function isRead(element) {
    const skipped = element.closest(
      'script, style, noscript, svg, [inert], .sr-only, aside.fixed, a[href="#main"]',
    )
    return !skipped && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }

  function isCut(line, element) {
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position, display } = getComputedStyle(box)
      if (position === 'fixed' || display === 'inline') continue
      const { left, right, top, bottom } = box.getBoundingClientRect()
      if (['auto', 'scroll'].includes(overflowX)) return false
      if (overflowX !== 'visible' && (line.left < left - 1 || line.right > right + 1)) return true
      if (['hidden', 'clip'].includes(overflowY) && (line.top < top - 3 || line.bottom > bottom + 3))
        return true
    }
    return line.right > root.clientWidth + 1 || line.left < -1
  }
}
