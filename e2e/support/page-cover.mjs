/**
 * What cannot be pressed where it is: each link, button and field, come to by keyboard from above (and from below), is
 * hit at its centre, the floating call button at its widest; and the page's last line at its end. Runs in the browser.
 */
export async function findCovered(isFromBelowToo) {
  const root = document.documentElement
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  scrollTo(0, 0)
  // What watches the view answers in a frame of its own, and not within the loop below.
  for (let frames = 0; frames < 3; frames++) await frame()
  const wasAlone = root.hasAttribute('data-alone')
  root.toggleAttribute('data-alone', true)
  await frame()
  await frame()

  // What is fetched ahead on focus is none of this.
  const stop = (event) => event.stopImmediatePropagation()
  for (const type of ['focus', 'focusin', 'blur', 'focusout']) addEventListener(type, stop, true)
  const covered = new Set()
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
  const floating = [...document.querySelectorAll('aside.fixed > *')].map((each) =>
    each.getBoundingClientRect(),
  )
  for (const last of document.querySelectorAll('footer > :last-child :is(p, a, span)')) {
    const { left, right, top, bottom } = last.getBoundingClientRect()
    if (floating.some((box) => left < box.right && box.left < right && top < box.bottom && box.top < bottom))
      covered.add(`${nameOf(last)} at the page's end is under a floating button`)
  }
  for (const type of ['focus', 'focusin', 'blur', 'focusout']) removeEventListener(type, stop, true)
  root.toggleAttribute('data-alone', wasAlone)
  document.activeElement.blur()
  scrollTo(0, 0)
  return [...covered]

  function nameOf(element) {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
    return `<${element.tagName.toLowerCase()}> "${text}"`
  }
}
