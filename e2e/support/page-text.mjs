/** What cannot be read to its end: a page wider than the screen, lines cut off by a box that does not scroll, words beyond the header's links and buttons, and amounts that break. Runs in the browser. */
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
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode
    if (!data.trim() || !isRead(parentElement)) continue
    range.selectNodeContents(texts.currentNode)
    const edge =
      parentElement.closest('header :is(a, button)')?.getBoundingClientRect().right ??
      Number.POSITIVE_INFINITY
    if ([...range.getClientRects()].some(({ right }) => right > edge + 2))
      faults.add(`"${data.trim().slice(0, 40)}" is wider than what can be pressed`)
    for (const { 0: amount, index } of data.matchAll(/[₹€]\s?[\d.,]+/g)) {
      range.setStart(texts.currentNode, index)
      range.setEnd(texts.currentNode, index + amount.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) faults.add(`${amount} breaks`)
    }
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
      'script, style, noscript, svg, [inert], .sr-only, .floating-actions, .fixed, [aria-roledescription="carousel"] li',
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
