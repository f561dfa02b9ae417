import type { Page } from '@playwright/test'
import { builtPages } from '../scripts/lib/built-pages.mjs'
import { accessFaults, expect, once, test } from './fixtures'

/** Pages whose text depends on the visitor: clock, zone, query string, storage, rows. Each has tests of its own. */
const dependent = ['/', '/404', '/booking', '/checkout', '/companies/belgium', '/contact', '/signup']
const pages = builtPages()
  .map(({ url }) => url)
  .filter((url) => !dependent.includes(url))

const mainText = async (page: Page) =>
  ((await page.locator('main').textContent()) ?? '').replace(/\s+/g, ' ').trim()

test(
  'each page holds the same text with scripts off as when the app draws it',
  once,
  async ({ page, open, browser, baseURL }) => {
    test.setTimeout(120_000)
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
    const still = await context.newPage()
    await open('/contact')
    for (const url of pages) {
      await still.goto(url)
      const expected = await mainText(still)
      expect(expected.length, url).toBeGreaterThan(50)
      // Drawn by the app from its own code: the file of this page is never asked for.
      await page.evaluate((path) => {
        history.pushState(null, '', path)
        dispatchEvent(new PopStateEvent('popstate'))
      }, url)
      await expect.poll(() => mainText(page), { message: url }).toBe(expected)
    }
    await context.close()
  },
)

test('one answer is open at a time on the whole page, and can be closed again', async ({ page, open }) => {
  await open('/faq')
  const first = page.getByText('What is the free consultation?')
  const last = page.getByText('What do the bundles cost?')
  const firstAnswer = page.getByText(/^A call of 15 minutes with a consultant/)
  const lastAnswer = page.getByText(
    'Starter Pack: ₹10,999, with 1 session of 30 minutes and 1 week of email support.',
  )
  await expect(firstAnswer).toBeHidden()
  await first.click()
  await expect(firstAnswer).toBeVisible()
  expect(await accessFaults(page)).toEqual([])
  await last.click()
  await expect(lastAnswer).toBeVisible()
  await expect(firstAnswer).toBeHidden()
  await last.click()
  await expect(lastAnswer).toBeHidden()
})

test('answers open without scripts too', once, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/faq')
  await page.getByText('What is APS?').click()
  await expect(page.getByText(/^The Academic Evaluation Centre checks/)).toBeVisible()
  await context.close()
})

test('a link to a question opens it', async ({ page, open }) => {
  await open('/faq#aps')
  await expect(page.getByText(/^The Academic Evaluation Centre checks/)).toBeVisible()
})

test('a number in an article leads to its source, and the way back is the back button', async ({
  page,
  open,
}) => {
  await open('/blog/commission-game-study-abroad-choices')
  await page.getByRole('link', { name: '[10]' }).click()
  await expect(page).toHaveURL(/#source-10$/)
  const source = page.getByRole('listitem').filter({ hasText: 'StudyTravel Magazine: Agents speak out' })
  await expect(source).toBeInViewport()
  await expect(source).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/choices$/)
  await expect(page.getByRole('link', { name: '[10]' })).toBeInViewport()
})

test('a reader goes by keyboard alone from the blog by way of an article to the contact form', async ({
  page,
  open,
}) => {
  await open('/blogs')
  await follow(
    page,
    'Read the article: The commission game: how agent commissions shape study-abroad choices',
  )
  await expect(page.getByRole('heading', { level: 1, name: /^The commission game/ })).toBeFocused()
  await follow(page, 'How to choose the right consultant')
  await expect(
    page.getByRole('heading', { level: 1, name: 'How to choose the right consultant' }),
  ).toBeFocused()
  await follow(page, 'Contact us')
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

/** Presses Tab until the named link of the page has the focus, then Enter. */
async function follow(page: Page, name: string) {
  const link = page.getByRole('main').getByRole('link', { name }).first()
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab')
    if (await link.evaluate((element) => element === document.activeElement))
      return page.keyboard.press('Enter')
  }
  throw new Error(`No Tab leads to ${name}`)
}

test('an article’s contents lead to its parts', async ({ page, open, isMobile }) => {
  await open('/blog/hidden-costs-studying-abroad')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  if (isMobile) await contents.getByText('On this page').click()
  await contents.getByRole('link', { name: 'Sources' }).click()
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeInViewport()
})
