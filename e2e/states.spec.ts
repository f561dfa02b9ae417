import { accessFaults, expect, pages, settled, test, thorough } from './fixtures'
import { findUnderNotices } from './support/page-cover.mjs'
import { expectedLog, statesOf } from './support/page-states.mjs'
import { findCramped } from './support/page-text.mjs'

/** Each receipt is tested in every run, the other states in the thorough one. */
const isReceipt = (state: string) => /^(?!news|sign-in|link).+ (sent|asked for again|of before)$/.test(state)

for (const { url } of pages) {
  test.describe(url, () => {
    for (const [state, go] of statesOf(url)) {
      test(`axe objects to nothing, and no notice hides what it speaks of: ${state}`, {
        tag: isReceipt(state) ? [] : ['@thorough'],
      }, async ({ page, open, cleanConsole, isMobile }) => {
        cleanConsole.allow(expectedLog)
        if (isMobile) await page.setViewportSize({ width: 360, height: 640 })
        await go({ page, open })
        await settled(page)
        expect(await page.evaluate(findUnderNotices)).toEqual([])
        expect(await page.evaluate(findCramped)).toEqual([])
        // Half under the row that sticks, what can be pressed would be too small.
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        expect(await accessFaults(page)).toEqual([])
      })
    }

    test(
      'in forced colours what can be pressed or is chosen has an outline; with less motion nothing moves',
      thorough,
      async ({ page, open, cleanConsole }) => {
        cleanConsole.allow(expectedLog)
        await open(url)
        await settled(page)
        expect(await page.evaluate(findMoving)).toEqual([])
        const filled = await page.evaluateHandle(findFilled)
        await page.emulateMedia({ forcedColors: 'active' })
        // Its rules are a file of their own.
        await expect.poll(() => filled.evaluate(withoutOutline)).toEqual([])
      },
    )
  })
}

/** Runs in the page: what moves for longer than an eye could see. */
function findMoving() {
  return document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
    .map(({ effect }) => effect instanceof KeyframeEffect && effect.target?.outerHTML.slice(0, 160))
}

/** Runs in the page: controls that only their colour sets apart, and chosen options. */
function findFilled() {
  const pressed = [...document.querySelectorAll<HTMLElement>('a, button, summary')].filter(
    (element) =>
      element.tagName === 'BUTTON' || getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)',
  )
  const chosen = [
    ...document.querySelectorAll<HTMLElement>('[aria-current], [aria-pressed=true], label:has(:checked)'),
  ]
  // The skip link is shown on focus only.
  return [...pressed, ...chosen].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().bottom > 0,
  )
}

/** Runs in the page. */
function withoutOutline(elements: HTMLElement[]) {
  return elements
    .filter((element) => {
      const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(element)
      const bordered = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0
      return !bordered && outlineStyle === 'none'
    })
    .map((element) => element.outerHTML.slice(0, 160))
}
