import { accessFaults, expect, pages, settled, test } from './fixtures'
import { findUnderNotices } from './support/page-cover.mjs'
import { expectedLog, statesOf } from './support/page-states.mjs'

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
        // Half under the row that sticks, what can be pressed would be too small.
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        expect(await accessFaults(page)).toEqual([])
      })
    }
  })
}
