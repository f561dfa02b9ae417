import { expect, footerLink, holdRequests, once, settled, test, untilHydrated } from './fixtures'

/** Every script but boot's. */
const AFTER_BOOT = /\/assets\/(?!boot-).*\.js/

test(
  'a reader who has scrolled before the app is there is left in peace, and comes back to the place, also by a reload',
  once,
  async ({ page }) => {
    const scrolled = () => page.evaluate(() => Math.round(scrollY))
    const release = await holdRequests(page, AFTER_BOOT)
    await page.goto('/privacy', { waitUntil: 'load' })
    await page.evaluate(() => scrollTo(0, 1500))
    release()
    await untilHydrated(page)
    await settled(page)
    expect(await scrolled()).toBe(1500)
    await (await footerLink(page, 'FAQ')).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await scrolled()).toBe(0)
    await page.goBack()
    await expect.poll(scrolled).toBeGreaterThan(1500)
    await page.evaluate(() => scrollTo(0, 1500))
    await page.reload()
    await expect.poll(scrolled).toBe(1500)
    const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    expect(stored.length).toBeGreaterThan(0)
    for (const name of stored) await expect(page.getByRole('main')).toContainText(name)
    // The same address, opened afresh, begins at its top.
    await page.goto('/terms')
    await page.goto('/privacy')
    await untilHydrated(page)
    expect(await scrolled()).toBe(0)
  },
)
