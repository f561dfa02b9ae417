import type { Page } from 'playwright/test'
import { expect, holdScripts, once, test, untilHydrated } from './fixtures'

/** Holds every script back, the first few bytes of boot aside. */
const holdApp = (page: Page) => holdScripts(page, /\/assets\/(?!index-).*\.js/)

test(
  'a button that is tapped while the scripts are late says so, and opens what it says',
  once,
  async ({ page }) => {
    const release = await holdApp(page)
    await page.goto('/', { waitUntil: 'commit' })
    const button = page.getByRole('button', { name: 'Get Free Consultation' })
    // Boot, which listens, is there with the first frame.
    await expect(async () => {
      await button.click()
      await expect(button).toHaveAttribute('aria-busy', 'true', { timeout: 100 })
    }).toPass()
    expect(await button.evaluate((element) => getComputedStyle(element).filter)).not.toBe('none')
    await expect(page.getByRole('dialog')).toBeHidden()
    setTimeout(release, 3000)
    await expect(page.getByRole('dialog', { name: 'Book your free 15-minute call' })).toBeVisible()
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
  },
)

test(
  'a menu that is tapped while the scripts are late opens; an arrow of a carousel is not pressed later',
  once,
  async ({ page }) => {
    const release = await holdApp(page)
    await page.goto('/', { waitUntil: 'load' })
    const next = page.getByRole('button', { name: 'Next' }).first()
    await next.click()
    await expect(next).toHaveAttribute('aria-busy', 'true')
    const menu = page.getByRole('button', { name: 'Open menu' })
    await menu.click()
    await expect(menu).toHaveAttribute('aria-busy', 'true')
    await expect(next).not.toHaveAttribute('aria-busy')
    release()
    await untilHydrated(page)
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  },
)

test.describe('what is fetched ahead', once, () => {
  const scripts = (page: Page) =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.js')),
    )

  /** Everything that the page does by itself once it is hydrated, and when somebody points at a link. */
  async function whatComesLater(page: Page) {
    await page.goto('/about')
    await untilHydrated(page)
    const first = await scripts(page)
    await page.getByRole('link', { name: /FAQ/ }).last().hover()
    for (const _ of [1, 2]) {
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      await page.waitForLoadState('networkidle')
    }
    return (await scripts(page)).filter((path) => !first.includes(path))
  }

  test('the free call, its checks, the notices and the page that is pointed at', async ({ page }) => {
    const later = await whatComesLater(page)
    expect(later).toEqual(
      expect.arrayContaining([
        expect.stringContaining('free-call-dialog'),
        expect.stringContaining('free-call-schema'),
        expect.stringContaining('toaster'),
      ]),
    )
    const before = await scripts(page)
    await page.getByRole('button', { name: 'Book FREE Call' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const rest = (await scripts(page)).filter((path) => !before.includes(path))
    // supabase-js comes with the dialog.
    expect(rest.length).toBeLessThanOrEqual(2)
  })

  test('with Save-Data nothing, and the dialog comes when it is asked for', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
    })
    expect(await whatComesLater(page)).toEqual([])
    await page.getByRole('button', { name: 'Book FREE Call' }).click()
    await expect(page.getByRole('dialog', { name: 'Book your free 15-minute call' })).toBeVisible()
  })
})
