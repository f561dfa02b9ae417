/** What cannot be read to its end: a page wider than the screen, and lines cut off by a box that does not scroll. Runs in the browser. */
export function findCut() {
  const { scrollWidth, clientWidth } = document.documentElement
  const faults = new Set()
  if (scrollWidth > clientWidth) {
    const wide = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5 && widens(element))
      .slice(-3)
      .map((element) => `<${element.tagName.toLowerCase()}> "${element.textContent.trim().slice(0, 30)}"`)
    faults.add(`scrolls sideways by ${scrollWidth - clientWidth} px: ${wide.join(', ')}`)
  }
  for (const box of document.querySelectorAll('body *')) {
    const { overflowX, overflowY } = getComputedStyle(box)
    const cuts = (overflow, inside, outside) =>
      ['hidden', 'clip'].includes(overflow) && outside > 1 && inside > outside + 3
    const sideways = cuts(overflowX, box.scrollWidth, box.clientWidth)
    const below = cuts(overflowY, box.scrollHeight, box.clientHeight)
    // A carousel shows a part of the next slide.
    if ((sideways || below) && isRead(box) && !box.querySelector('[aria-roledescription="slide"]'))
      for (const text of cutIn(box, sideways, below)) faults.add(`"${text.trim().slice(0, 40)}" is cut off`)
  }
  return [...faults].slice(0, 8)

  function widens(element) {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflowX !== 'visible') return false
    }
    return isRead(element)
  }

  function isRead(element) {
    const skipped = element.closest(
      'script, style, noscript, svg, [inert], .sr-only, .fixed, [aria-roledescription="carousel"] li',
    )
    return !skipped && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }

  function cutIn(box, sideways, below) {
    const edge = box.getBoundingClientRect()
    const isOut = ({ left, right, top, bottom, width }) =>
      width > 0 &&
      ((sideways && (left < edge.left - 1 || right > edge.right + 1)) ||
        (below && (top < edge.top - 3 || bottom > edge.bottom + 3)))
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const found = []
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode)
      const isText = texts.currentNode.data.trim() && isRead(texts.currentNode.parentElement)
      if (isText && [...range.getClientRects()].some(isOut)) found.push(texts.currentNode.data)
    }
    return found
  }
}
