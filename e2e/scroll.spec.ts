import type { Page } from 'playwright/test'
import { appFiles, expect, holdRequests, once, settled, test, untilHydrated } from './support/fixtures'

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const scroll = (page: Page) => page.evaluate(() => scrollTo(0, 1500))

test('hydration keeps the scroll position', once, async ({ page }) => {
  const release = await holdRequests(page, appFiles)
  await page.goto('/privacy', { waitUntil: 'load' })
  await scroll(page)
  release()
  await untilHydrated(page)
  await settled(page)
  expect(await scrolled(page)).toBe(1500)
})

test(
  'Back and a reload restore the scroll position, a new page starts at the top',
  once,
  async ({ page, open }) => {
    await open('/terms')
    await scroll(page)
    await page.reload()
    await expect.poll(() => scrolled(page)).toBe(1500)
    await untilHydrated(page)
    const link = page.getByRole('main').getByRole('link', { name: 'Privacy policy' })
    await link.focus()
    const before = await scrolled(page)
    expect(before).toBeGreaterThan(1500)
    await link.press('Enter')
    await expect(page).toHaveURL('/privacy')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await scrolled(page)).toBe(0)
    await page.goBack()
    await expect.poll(() => scrolled(page)).toBe(before)
    await page.goto('/about')
    await open('/terms')
    expect(await scrolled(page)).toBe(0)
  },
)
