import type { Page } from 'playwright/test'
import { destinations } from '../src/content/destinations'
import { verdictOn } from './support/content'
import { expect, holdRequests, once, settled, test, untilHydrated } from './support/fixtures'

const budget = (page: Page) => page.getByRole('textbox', { name: 'First year’s budget, ₹ lakh' })

test('the first screen shows the budget and a verdict', async ({ page, open, isMobile }) => {
  await open('/')
  const rows = page.getByRole('region', { name: 'How far the budget reaches' }).getByRole('listitem')
  const countries = rows.filter({ has: page.getByRole('link') })
  await expect(budget(page)).toHaveValue('20')
  await expect(countries).toHaveCount(destinations.length)
  const bar = page.getByRole('complementary', { name: 'Ways to reach us' }).locator('> div')
  const end = isMobile ? ((await bar.boundingBox())?.y ?? 0) : 800
  const verdict = page.getByText(verdictOn(20))
  for (const part of [verdict, budget(page)]) {
    const { y = 0, height = Number.NaN } = (await part.boundingBox()) ?? {}
    expect(y + height).toBeLessThanOrEqual(end)
  }
})

test('a budget that was typed before hydration gets its answer', once, async ({ page }) => {
  const release = await holdRequests(page)
  await page.goto('/', { waitUntil: 'commit' })
  await budget(page).fill('22')
  await page.getByText('Bachelor’s', { exact: true }).click()
  release()
  await untilHydrated(page)
  await expect(page.getByText(verdictOn(22, 'bachelor'))).toBeVisible()
  await expect(budget(page)).toHaveValue('22')
  await expect(page.getByText('First year, bachelor’s, lowest tuition')).toBeVisible()
})

test(
  'chips and field show the same budget, also after a reload with an open dialog',
  once,
  async ({ page, open }) => {
    await open('/')
    await page.getByRole('button', { name: '₹15 lakh' }).click()
    await expect(budget(page)).toHaveValue('15')
    await budget(page).fill('₹30,00,000')
    await expect(page.getByRole('button', { name: '₹30 lakh' })).toHaveAttribute('aria-pressed', 'true')
    await budget(page).fill('24,00,000')
    await budget(page).blur()
    await expect(budget(page)).toHaveValue('24')
    await page.locator('main button[aria-haspopup=dialog]').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.reload()
    await untilHydrated(page)
    await page.goBack()
    await expect(budget(page)).toHaveValue('24')
    await expect(page.getByText(verdictOn(24))).toBeVisible()
  },
)

test('late reviews do not shift the page', once, async ({ page, open }) => {
  const release = await holdRequests(page, '**/rest/v1/reviews*')
  await open('/')
  const read = page.getByRole('heading', { name: 'Why choose StudyBridge' })
  await read.scrollIntoViewIfNeeded()
  const place = await read.boundingBox()
  const answered = page.waitForResponse('**/rest/v1/reviews*')
  release()
  await (await answered).finished()
  await settled(page)
  expect(await read.boundingBox()).toEqual(place)
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.getByRole('region', { name: 'Reviews' }).getByText(/^Sample review:/)).toHaveCount(6)
})

test('Tab reaches every slide of a carousel, and arrow keys turn it', once, async ({ page, open }) => {
  await open('/')
  const carousel = page.getByRole('region', { name: 'Our services' })
  // Wait until Embla has started.
  await expect(carousel.getByRole('list').first().locator('..')).toHaveCSS('overflow-x', 'hidden')
  const links = carousel.getByRole('link')
  await links.first().focus()
  for (const [index, link] of (await links.all()).entries()) {
    if (index > 0) await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport({ ratio: 1 })
    await expect(carousel.getByText(`${index + 1} of 3`, { exact: true })).toBeAttached()
  }
  // On a slow phone the focus comes later than 10 ms after the key.
  await links.first().focus()
  await expect(links.first()).toBeInViewport({ ratio: 1 })
  await links.last().focus()
  await page.keyboard.press('Tab')
  await expect(carousel.getByRole('button', { name: 'Previous slide' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(carousel.getByText('1 of 3', { exact: true })).toBeAttached()
})
