import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright/test'
import { budgets } from '../scripts/build/weights.ts'
import { embeddedSite } from '../scripts/site/built-site.ts'
import {
  accessFaults,
  expect,
  expectAbove,
  once,
  recordShifts,
  saveData,
  test,
  visited,
} from './support/fixtures'
import { findFaults } from './support/page-faults'

/** The most screens of 360 x 740 that a long page may take. */
const mostScreens: Record<string, number> = {
  '/': 8,
  '/pricing': 7,
  '/destinations/belgium': 7,
  '/destinations/netherlands': 7,
  '/destinations/luxembourg': 7,
  '/destinations/germany': 7,
}

/** Checks the page at its top, and further down, where sticky elements are stuck. */
async function expectFit(page: Page, label: string) {
  for (const screens of [2, 0]) {
    await page.evaluate((screens) => scrollTo(0, screens * innerHeight), screens)
    expect.soft(await page.evaluate(findFaults), `${label}, ${screens} screens down`).toEqual([])
  }
}

/** Runs in the page: sets the text size, and waits until elements stop moving. */
async function setTextSize(size: string) {
  document.documentElement.style.fontSize = size
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
}

/** Runs in the page. Returns the paths of the script files that hydration needs. */
function hydrationFiles() {
  const hydrating = performance.getEntriesByName('hydrating')[0]?.startTime ?? 0
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => name.endsWith('.js') && startTime <= hydrating)
    .map(({ name }) => new URL(name).pathname)
}

async function expectScriptBudget(page: Page) {
  const files = await page.evaluate(hydrationFiles)
  expect.soft(files.length).toBeGreaterThan(1)
  expect.soft(files.join()).not.toMatch(/supabase/)
  const sizes = files.map((file) => gzipSync(readFileSync(join(embeddedSite, file))).length)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  expect.soft(total).toBeLessThanOrEqual(budgets.script)
}

async function expectFitOnAllScreens(page: Page) {
  for (const [width, height] of [
    [1280, 800],
    [320, 640],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectFit(page, `${width} px`)
  }
  await page.evaluate(setTextSize, '200%')
  await expectFit(page, '360 px, text at 200 %')
  await page.evaluate(setTextSize, '100%')
}

/** The height of the page in screens of the window. */
async function screensOf(page: Page) {
  // As wide as the font of most phones. The machine's own one can be 15 % wider.
  await page.addStyleTag({ content: 'body { font-family: "Liberation Sans", Arial, Roboto, sans-serif }' })
  return page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
}

for (const url of visited)
  test(
    `${url} fits, does not shift, passes axe and is within the script budget`,
    once,
    async ({ page, open, cleanConsole }) => {
      cleanConsole.allow(/404|hidden by content-visibility/)
      await page.addInitScript(recordShifts)
      await page.addInitScript(saveData)
      await open(url)
      // The reviews load when the browser is idle, and lengthen the page.
      if (url === '/') await page.getByRole('heading', { name: 'What students say' }).waitFor()
      await expectScriptBudget(page)
      await expect.soft(page.locator('html')).not.toHaveAttribute('data-shift')
      expect.soft(await accessFaults(page)).toEqual([])
      await expectFitOnAllScreens(page)
      if (mostScreens[url]) expect.soft(await screensOf(page)).toBeLessThanOrEqual(mostScreens[url])
    },
  )

test(
  'the checks of this file find a moved layout, an overflow and a low button',
  once,
  async ({ page, open }) => {
    await page.addInitScript(recordShifts)
    await open('/faq')
    await page.evaluate(() => {
      const button = document.createElement('button')
      button.style.cssText = 'position: relative; width: 150vw; height: 20px'
      document.querySelector('main')?.prepend(button)
    })
    await expect(page.locator('html')).toHaveAttribute('data-shift')
    expect(await page.evaluate(findFaults)).toEqual([
      expect.stringMatching(/^scrolls to 540 px: <button>/),
      expect.stringMatching(/^<button> "" is 540 x 20 px$/),
    ])
  },
)

const afterClosingOnFriday = '2026-11-27T18:00:00Z'

test('the line that says when we open fits a phone with large text', once, async ({ page, open }) => {
  await page.clock.setFixedTime(afterClosingOnFriday)
  await open('/contact')
  await page.evaluate(setTextSize, '200%')
  await page.getByRole('main').getByText('Opens Monday').scrollIntoViewIfNeeded()
  expect(await page.evaluate(findFaults)).toEqual([])
})

test('the words that say when we open do not move the footer', once, async ({ page, open }) => {
  await page.clock.setFixedTime(afterClosingOnFriday)
  await page.setViewportSize({ width: 1280, height: 800 })
  await open('/login')
  const line = page.getByRole('contentinfo').getByRole('listitem').filter({ hasText: 'Opens Monday' })
  await line.waitFor()
  // The height that is reserved before the words are there.
  expect((await line.boundingBox())?.height).toBe(44)
})

test('the bar with the selected services covers no content', once, async ({ page, open }) => {
  await open('/services')
  await page.getByRole('checkbox', { name: /^SOP review/ }).check()
  const bar = page.getByRole('region', { name: 'Your selection' })
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectFit(page, `${width} px`)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const last = page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' })
    await expectAbove(last, bar)
  }
})
