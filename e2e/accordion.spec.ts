import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright/test'
import { embeddedSite } from '../scripts/shared/built-site.mjs'
import { prices, rupees } from './content'
import { expect, holdScripts, once, phoneFirst, recordShifts, test, thorough } from './fixtures'

const first = ['What is the free consultation?', /^A call of 15 minutes with a consultant/] as const
const last = [
  'What do the bundles cost?',
  new RegExp(`^Starter Pack: ${rupees(prices.bundles.starter)}, with 1 session`),
] as const
const listOf = (page: Page) => page.getByRole('main')

/** The file of the built site that holds Radix's accordion. */
function radixFile() {
  const assets = join(embeddedSite, 'assets')
  const file = readdirSync(assets).find(
    (name) => name.endsWith('.js') && readFileSync(join(assets, name), 'utf8').includes('AccordionTrigger'),
  )
  if (!file) throw new Error('No file holds the accordion')
  return file
}

const head = (list: Locator, name: string) => list.getByRole('button', { name, exact: true })

/** Holds the app back, and lets boot come. */
const holdApp = (page: Page) => holdScripts(page, /\/assets\/main-/)

/** The places of the boxes, seen from the first one: what is above may still fill its reserved space. */
const boxes = (list: Locator) =>
  list.evaluate((list) => {
    const all = [...list.querySelectorAll('details, [data-state]:has(> h3)')]
    const top = all[0]?.getBoundingClientRect().y ?? 0
    return all.map((box) => {
      const { x, y, width, height } = box.getBoundingClientRect()
      return { id: box.id, x, y: y - top, width, height }
    })
  })

test('what is opened before hydration stays open and in its place', once, async ({ page }) => {
  const release = await holdApp(page)
  await page.addInitScript(recordShifts)
  await page.goto('/faq')
  const list = listOf(page)
  await expect(list.getByText(last[1])).toBeHidden()
  await list.getByText(first[0]).click()
  await expect(list.getByText(first[1])).toBeVisible()
  await list.getByText(last[0]).click()
  await expect(list.getByText(first[1])).toBeHidden()
  await expect(list.getByText(last[1])).toBeVisible()
  await page.mouse.move(0, 0)
  // What a press moves counts for nothing for half a second.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)))
  const before = await boxes(list)
  const shift = await page.locator('html').getAttribute('data-shift')
  release()
  await expect(head(list, last[0])).toHaveAttribute('aria-expanded', 'true')
  await expect(head(list, last[0])).toBeFocused()
  await expect(list.getByText(last[1])).toBeVisible()
  expect(await boxes(list)).toEqual(before)
  expect(await page.locator('html').getAttribute('data-shift')).toBe(shift)
  await head(list, first[0]).click()
  await expect(list.getByText(last[1])).toBeHidden()
})

test('closed answers are replaced without a shift', once, async ({ page }) => {
  const release = await holdApp(page)
  await page.addInitScript(recordShifts)
  await page.goto('/faq')
  const list = listOf(page)
  await list.getByText(last[0]).waitFor()
  const before = await boxes(list)
  release()
  await expect(head(list, last[0])).toBeAttached()
  expect(await boxes(list)).toEqual(before)
  expect(await page.locator('html').getAttribute('data-shift')).toBeNull()
})

test('a search in the page opens the answer that it finds', once, async ({ page, open }) => {
  await open('/faq')
  const list = listOf(page)
  await head(list, first[0]).click()
  const answer = list.getByRole('region', { name: last[0], includeHidden: true })
  await expect(answer).toHaveAttribute('hidden', 'until-found')
  // What Chromium does when it finds a word.
  await answer.evaluate((answer) => answer.dispatchEvent(new Event('beforematch')))
  await expect(list.getByText(last[1])).toBeVisible()
  await expect(head(list, last[0])).toHaveAttribute('aria-expanded', 'true')
  await expect(list.getByText(first[1])).toBeHidden()
})

test('where search cannot open them, closed answers are simply hidden', thorough, async ({ page, open }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'onbeforematch')
  })
  await open('/faq')
  const list = listOf(page)
  await expect(head(list, last[0])).toBeVisible()
  const answer = list.getByRole('region', { name: last[0], includeHidden: true })
  await expect(answer).toHaveAttribute('hidden', '')
  await head(list, last[0]).click()
  await expect(list.getByText(last[1])).toBeVisible()
})

test(
  'without the code of the parts, answers open as they did before',
  thorough,
  async ({ page, open, cleanConsole }) => {
    cleanConsole.allow(/LateScriptError|Failed to fetch|ERR_FAILED/)
    let lost = 0
    await page.route(`**/assets/${radixFile()}`, (route) => {
      lost++
      return route.abort()
    })
    await open('/faq')
    await expect.poll(() => lost).toBeGreaterThan(0)
    const list = listOf(page)
    await list.getByText(last[0]).click()
    await expect(list.getByText(last[1])).toBeVisible()
  },
)

test.describe('with scripts off', once, () => {
  test.use({ javaScriptEnabled: false })

  test('every answer shows', async ({ page }) => {
    for (const url of ['/faq', '/contact']) {
      await page.goto(url)
      const answers = listOf(page).locator('details p')
      expect(await answers.count()).toBeGreaterThanOrEqual(4)
      for (const answer of await answers.all()) await expect.soft(answer).toBeVisible()
    }
  })
})

test('a link to a question opens it before hydration, which moves nothing', phoneFirst, async ({ page }) => {
  const answer = page.getByText(/^The Academic Evaluation Centre checks/)
  const release = await holdApp(page)
  await page.addInitScript(recordShifts)
  await page.goto('/faq#aps')
  await expect(answer).toBeInViewport()
  const shift = await page.locator('html').getAttribute('data-shift')
  release()
  const question = head(page.getByRole('main'), 'What is APS?')
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await expect(question).toBeInViewport()
  await expect(answer).toBeVisible()
  expect(await page.locator('html').getAttribute('data-shift')).toBe(shift)
  await question.click()
  await expect(answer).toBeHidden()
})

test(
  'an address with a question, followed on the page, opens it within sight',
  thorough,
  async ({ page, open }) => {
    await open('/faq')
    const main = page.getByRole('main')
    await head(main, 'What is the free consultation?').click()
    await page.evaluate(() => {
      location.hash = '#aps'
    })
    await expect(head(main, 'What is APS?')).toHaveAttribute('aria-expanded', 'true')
    await expect(head(main, 'What is the free consultation?')).toHaveAttribute('aria-expanded', 'false')
    await expect(head(main, 'What is APS?')).toBeInViewport()
  },
)
