import { accessFaults, expect, kinds, pages, phoneFirst, settled, slow, test } from './fixtures'
import { expectedLog, statesOf } from './support/page-states.mjs'

/** The thorough run looks at all pages, and at their states. */
const addresses = slow ? [...new Set([...kinds, ...pages.map(({ url }) => url)])] : kinds

for (const url of addresses)
  test(`axe finds no fault on ${url}`, phoneFirst, async ({ page, open, cleanConsole }) => {
    cleanConsole.allow(/404|hidden by content-visibility/)
    await open(url)
    expect(await accessFaults(page)).toEqual([])
  })

for (const { url } of pages)
  for (const [state, go] of statesOf(url))
    test(`axe finds no fault on ${url}: ${state}`, {
      tag: / sent$/.test(state) ? phoneFirst.tag : ['@thorough'],
    }, async ({ page, open, cleanConsole }) => {
      cleanConsole.allow(expectedLog)
      await go({ page, open })
      await settled(page)
      // Controls half under the sticky row would be too small.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      expect(await accessFaults(page)).toEqual([])
    })
