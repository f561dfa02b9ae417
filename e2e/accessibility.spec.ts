import { accessFaults, expect, pages, phoneFirst, settled, test, visited } from './support/fixtures'
import { expectedLog, statesOf } from './support/page-states'

// In `npm test thorough` alone, where `visited` has all pages. layout.spec.ts does the same at phone size, with other checks.
test('axe finds no fault on any page at laptop size', { tag: ['@desktop', '@thorough'] }, async ({
  page,
  open,
  cleanConsole,
}) => {
  test.setTimeout(600_000)
  cleanConsole.allow(/404|hidden by content-visibility/)
  for (const url of visited) {
    await open(url)
    expect.soft(await accessFaults(page), url).toEqual([])
  }
})

/** Receipts look alike on all pages, so `npm test` checks one. */
const tagOf = (state: string) => (state === 'contact sent' ? phoneFirst : { tag: '@thorough' })

for (const { url } of pages)
  for (const [state, go] of statesOf(url))
    test(`axe finds no fault on ${url}: ${state}`, tagOf(state), async ({ page, open, cleanConsole }) => {
      cleanConsole.allow(expectedLog)
      await go({ page, open })
      await settled(page)
      // axe would call a control too small if the sticky row covers half of it.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      expect(await accessFaults(page)).toEqual([])
    })
