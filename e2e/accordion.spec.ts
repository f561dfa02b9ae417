import type { Locator, Page } from 'playwright/test'
import { prices, rupees } from './content'
import { expect, holdRequests, once, recordShifts, test } from './fixtures'

const first = ['What is the free consultation?', /^A free call of 15 minutes/] as const
const last = [
  'What do the bundles cost?',
  new RegExp(`^Starter Pack ${rupees(prices.bundles.starter)}, Growth Pack`),
] as const
const listOf = (page: Page) => page.getByRole('main')

const head = (list: Locator, name: string) => list.getByRole('button', { name, exact: true })

/** Holds the app back, and lets boot come. */
const holdApp = (page: Page) => holdRequests(page, /\/assets\/main-/)

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

test('a link to a question opens it before hydration, which moves nothing', once, async ({ page }) => {
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
