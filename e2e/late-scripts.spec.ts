import type { Page } from 'playwright/test'
import {
  expect,
  footerLink,
  holdRequests,
  once,
  recordShifts,
  settled,
  test,
  thorough,
  untilHydrated,
} from './fixtures'

/** Every script but boot's. */
const AFTER_BOOT = /\/assets\/(?!boot-).*\.js/

test(
  'a reader who has scrolled before the app is there is left in peace, and comes back to the place, also by a reload',
  once,
  async ({ page, cleanConsole }) => {
    cleanConsole.allow(/preloaded using link preload/)
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

test(
  'the last button that is pressed while the scripts are late is pressed at hydration',
  once,
  async ({ page, cleanConsole }) => {
    cleanConsole.allow(/preloaded using link preload/)
    const release = await holdRequests(page, AFTER_BOOT)
    await page.goto('/', { waitUntil: 'load' })
    const next = page.getByRole('button', { name: 'Next' }).first()
    // Boot, which listens, runs after the first frame.
    await expect(async () => {
      await next.click()
      await expect(next).toHaveAttribute('aria-busy', 'true', { timeout: 100 })
    }).toPass()
    const menu = page.getByRole('button', { name: 'Open menu' })
    await menu.click()
    await expect(menu).toHaveAttribute('aria-busy', 'true')
    await expect(next).not.toHaveAttribute('aria-busy')
    await expect(menu).toHaveCSS('filter', 'brightness(0.85)')
    release()
    await untilHydrated(page)
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Go to slide 1 of 3' })).toHaveAttribute(
      'aria-current',
      'true',
    )
  },
)

test('a button of the footer answers a press that came before hydration', once, async ({ page }) => {
  const release = await holdRequests(page, AFTER_BOOT)
  await page.goto('/contact', { waitUntil: 'load' })
  const call = page.getByRole('contentinfo').getByRole('button', { name: 'Book a free call' })
  await expect(async () => {
    await call.click()
    await expect(call).toHaveAttribute('aria-busy', 'true', { timeout: 100 })
  }).toPass()
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test.describe('what is fetched ahead', once, () => {
  const scripts = (page: Page) =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.js')),
    )

  /** Opens a page whose idle moments come when the test says so. */
  async function openBusy(page: Page, path: string) {
    await page.addInitScript(() => {
      const tasks: (() => void)[] = []
      window.requestIdleCallback = (task) => tasks.push(task as () => void)
      window.addEventListener('idle', () => {
        for (const task of tasks.splice(0)) task()
      })
    })
    await page.goto(path)
    await untilHydrated(page)
    const first = await scripts(page)
    return {
      first,
      later: async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('idle')))
        return (await scripts(page)).filter((file) => !first.includes(file))
      },
    }
  }

  const dialog = { name: 'Book a free call' }
  const pageFile = expect.stringContaining('/page-')

  test("the free call's code comes with the page, pages that it links to come when idle, one by one", async ({
    page,
  }) => {
    const { first, later } = await openBusy(page, '/referral')
    expect(first).toContainEqual(expect.stringContaining('free-call-dialog'))
    expect(first.filter((file) => file.includes('/page-'))).toHaveLength(1)
    await expect.poll(later).toContainEqual(pageFile)
  })

  test('with Save-Data nothing, and the dialog comes when it is asked for', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
    })
    const { first, later } = await openBusy(page, '/referral')
    expect(first).not.toContainEqual(expect.stringContaining('free-call-dialog'))
    await later()
    expect(await later()).toEqual([])
    await page.getByRole('button', { name: 'Book Now' }).click()
    await expect(page.getByRole('dialog', dialog)).toBeVisible()
  })

  test('a page is fetched when a link to it is pointed at', async ({ page }) => {
    const { later } = await openBusy(page, '/referral')
    const link = await footerLink(page, 'FAQ')
    await link.hover()
    await expect.poll(later).toContainEqual(pageFile)
  })
})

for (const [path, role, name, follows, when] of [
  ['/services', 'checkbox', /^Tax guidance/, '1 Service selected', once],
  ['/services/during-studies', 'radio', /^15 minutes/, 'Book 15 minutes', thorough],
] as const)
  test(`what was chosen on ${path} before the app was there stays chosen`, when, async ({ page }) => {
    const release = await holdRequests(page)
    await page.goto(path, { waitUntil: 'commit' })
    await page.getByRole(role, { name }).check()
    release()
    await expect(page.getByText(follows)).toBeVisible()
    await expect(page.getByRole(role, { name })).toBeChecked()
  })

test(
  'a typeface that comes after the page is painted waits for the next page, and moves nothing',
  once,
  async ({ page }) => {
    const release = await holdRequests(page, '**/*.woff2')
    await page.addInitScript(recordShifts)
    await page.goto('/faq', { waitUntil: 'commit' })
    await untilHydrated(page)
    const came = page.waitForResponse('**/*.woff2')
    release()
    await (await came).finished()
    await settled(page)
    expect(await page.evaluate(hasDisplayFace)).toBe(false)
    await expect(async () => {
      for (const name of ['Privacy Policy', 'Terms & Conditions'])
        await (await footerLink(page, name)).press('Enter')
      expect(await page.evaluate(hasDisplayFace)).toBe(true)
    }).toPass()
    await expect(page.locator('html')).not.toHaveAttribute('data-shift')
  },
)

/** Runs in the page. */
function hasDisplayFace() {
  const probe = document.createElement('h1')
  probe.textContent = 'mmmiii Wgt 1234'
  probe.style.width = 'fit-content'
  document.body.append(probe)
  const width = probe.getBoundingClientRect().width
  const faces = getComputedStyle(probe).fontFamily.split(', ')
  probe.style.fontFamily = faces.filter((face) => !/Display|Late/.test(face)).join(', ')
  const differs = probe.getBoundingClientRect().width !== width
  probe.remove()
  return differs
}
