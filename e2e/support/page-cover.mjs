/**
 * What cannot be pressed where it is: each link, button and field, come to by keyboard from above (and from below), is
 * hit at its centre; and what the floating buttons lie over: from 1280 px on, where they stand in the margin, nothing
 * beside or beneath them on the whole page, and on every screen not the page's last line at its end. Runs in the browser.
 */
export function findCovered(isFromBelowToo) {
  const root = document.documentElement
  const covered = new Set()
  if (innerWidth >= 1280)
    for (const float of floats())
      for (const { name } of read().filter(({ right }) => right > float.left + 1))
        covered.add(`${name} reaches under a floating button`)

  // Do not trigger prefetching on focus.
  const stop = (event) => event.stopImmediatePropagation()
  for (const type of ['focus', 'focusin', 'blur', 'focusout']) addEventListener(type, stop, true)
  const all = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(
    (element) =>
      !element.disabled &&
      !element.closest('[inert]') &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  )
  for (const element of isFromBelowToo ? [...all, ...all.toReversed()] : all) {
    // A carousel brings the slide that Tab comes to: e2e/home.spec.ts.
    if (element.closest('[aria-roledescription="slide"]:not(:first-child)')) continue
    element.focus({ preventScroll: true })
    const target = ['checkbox', 'radio'].includes(element.type)
      ? (element.closest('label') ?? element)
      : element
    target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const [line] = target.getClientRects()
    if (!line || line.width <= 1) continue
    const hit = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2)
    if (!target.contains(hit)) covered.add(`${nameOf(target)} is under ${hit ? nameOf(hit) : 'the edge'}`)
  }

  scrollTo(0, root.scrollHeight)
  // A scroll event comes with the next frame: until then the docked bar is where it was at the top.
  for (const last of document.querySelectorAll('footer > :last-child :is(p, a, span)')) {
    const { left, right, top, bottom } = last.getBoundingClientRect()
    if (floats().some((box) => left < box.right && box.left < right && top < box.bottom && box.top < bottom))
      covered.add(`${nameOf(last)} at the page's end is under a floating button`)
  }
  for (const type of ['focus', 'focusin', 'blur', 'focusout']) removeEventListener(type, stop, true)
  document.activeElement.blur()
  scrollTo(0, 0)
  return [...covered]

  function floats() {
    const all = [...document.querySelectorAll('.floating-actions :is(a, button), .floating-actions > div')]
    return all.map((each) => each.getBoundingClientRect()).filter(({ width }) => width > 0)
  }

  /** Each line of text, picture and what can be pressed, as far as a box that scrolls shows it. */
  function read() {
    const parts = ':is(main, main + aside, footer)'
    const boxes = [
      ...document.querySelectorAll(
        `${parts} :is(a, button, input, select, textarea, table, img, svg[role=img])`,
      ),
    ].map((element) => ({ element, lines: [element.getBoundingClientRect()] }))
    const range = document.createRange()
    for (const part of document.querySelectorAll(parts)) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        if (!texts.currentNode.data.trim()) continue
        range.selectNodeContents(texts.currentNode)
        boxes.push({ element: texts.currentNode.parentElement, lines: [...range.getClientRects()] })
      }
    }
    return boxes
      .filter(({ element }) => !element.closest('noscript, .sr-only') && element.checkVisibility())
      .flatMap(({ element, lines }) => {
        const edge = edgeOf(element)
        return lines
          .filter(({ left, width }) => width > 1 && left < edge)
          .map(({ right, top, bottom }) => ({
            name: nameOf(element),
            right: Math.min(right, edge),
            top,
            bottom,
          }))
      })
  }

  function edgeOf(element) {
    let edge = Number.POSITIVE_INFINITY
    for (let box = element; box && box !== document.body; box = box.parentElement)
      if (getComputedStyle(box).overflowX !== 'visible')
        edge = Math.min(edge, box.getBoundingClientRect().right)
    return edge
  }

  function nameOf(element) {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
    return `<${element.tagName.toLowerCase()}> "${text}"`
  }
}

/**
 * Toasts that lie over the title, the focused element, its error or an outcome (`data-uncovered`); and toasts anywhere
 * but below the header, or within the open dialog. Runs in the browser.
 */
export function findUnderNotices() {
  const boxOf = (element) => element.getBoundingClientRect()
  const dialog = document.querySelector('[role="dialog"]')
  const top = boxOf(dialog ?? document.querySelector('header')).bottom
  const focused = document.querySelector(':focus:not([data-sonner-toaster] *)')
  const ids = focused?.getAttribute('aria-describedby')?.split(' ') ?? []
  const spoken = [
    focused,
    ...ids.map((id) => document.getElementById(id)),
    ...document.querySelectorAll('[data-uncovered]'),
    document.querySelector(dialog ? '[role="dialog"] h2' : 'main h1'),
  ].filter((part) => part && !part.matches('[role="dialog"]'))
  const notices = [
    ...document.querySelectorAll('[data-sonner-toast]:not([data-visible="false"], [data-removed="true"])'),
  ]
  return notices.flatMap((notice) => {
    const box = boxOf(notice)
    const isInPlace = dialog ? dialog.contains(notice) : box.top >= top
    const isSeen = box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth
    const hidden = spoken.filter((part) => {
      const other = boxOf(part)
      return (
        other.top < box.bottom && other.bottom > box.top && other.left < box.right && other.right > box.left
      )
    })
    return [
      ...(isInPlace && isSeen ? [] : [`"${notice.textContent}" stands elsewhere, from ${box.top} on`]),
      ...hidden.map((part) => `"${notice.textContent}" lies over ${part.outerHTML.slice(0, 160)}`),
    ]
  })
}
