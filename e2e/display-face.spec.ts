import {
  expect,
  holdRequests,
  isThorough,
  once,
  recordShifts,
  saveData,
  settled,
  test,
  untilHydrated,
  visited,
} from './support/fixtures'

const FACE = '700 1rem "Bridge Display"'

test('a heading font that loads late does not shift the page', once, async ({ page, cleanConsole }) => {
  cleanConsole.allow(/404/)
  test.setTimeout(120_000)
  await page.addInitScript(recordShifts)
  await page.addInitScript(saveData)
  // A few pages are enough, because every heading has the same face.
  for (const url of isThorough ? visited : visited.slice(0, 3)) {
    const release = await holdRequests(page, '**/*.woff2')
    // The load event waits for the face.
    await page.goto(url, { waitUntil: 'domcontentloaded' })
    await untilHydrated(page)
    await settled(page)
    expect(await page.evaluate((face) => document.fonts.check(face), FACE)).toBe(false)
    release()
    await page.evaluate((face) => document.fonts.load(face), FACE)
    expect(await page.evaluate((face) => document.fonts.check(face), FACE)).toBe(true)
    await settled(page)
    await expect.soft(page.locator('html'), url).not.toHaveAttribute('data-shift')
  }
})
