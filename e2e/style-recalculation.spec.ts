import type { Browser, Page } from 'playwright/test'
import { expect, once, saveData, test } from './support/fixtures'

const urls = ['/', '/faq', '/contact', '/plan', '/destinations/belgium', '/services']

// One test, because a new browser context for each page takes longer than the pages.
test('an element added to the head or to main restyles few others', once, async ({ browser, page, open }) => {
  await page.addInitScript(saveData)
  for (const url of urls) {
    await open(url)
    // Code that arrives late may add a style sheet, which restyles all elements once.
    await expect.poll(() => restyledElements(browser, page), url).toBeLessThan(30)
  }
})

type TraceEvent = { name: string; args: { elementCount?: number } }

/** The number of elements whose style Chromium calculates because a `link` is added, as each late import does, and a `span`. */
async function restyledElements(browser: Browser, page: Page) {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await page.evaluate(async () => {
    document.head.append(document.createElement('link'))
    document.querySelector('main')?.append(document.createElement('span'))
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
  })
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()))
  const counts = trace.traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0)
  expect(counts.length).toBeGreaterThan(0)
  return counts.reduce((sum, count) => sum + count, 0)
}
