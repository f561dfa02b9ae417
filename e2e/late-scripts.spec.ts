import type { Page } from 'playwright/test'
import {
  expect,
  footerLink,
  holdRequests,
  once,
  onDesktop,
  recordShifts,
  settled,
  test,
  thorough,
  untilHydrated,
} from './fixtures'

/** Every script but the first few bytes, which are boot. */
const AFTER_BOOT = /\/assets\/(?!index-).*\.js/

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
  'a menu that is tapped while the scripts are late opens; an arrow of a carousel is not pressed later',
  once,
  async ({ page }) => {
    const release = await holdRequests(page, AFTER_BOOT)
    await page.goto('/', { waitUntil: 'load' })
    const next = page.getByRole('button', { name: 'Next' }).first()
    // Boot, which listens, is there with the first frame.
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
  },
)

test('a carousel whose code comes when it was sent on is where it was sent', once, async ({ page, open }) => {
  const release = await holdRequests(page, /carousel-motion-/)
  await open('/')
  const carousel = page.getByRole('region', { name: 'Our services' })
  await carousel.getByRole('button', { name: 'Next' }).click()
  release()
  // It then moves the slides itself.
  await expect(carousel.getByRole('list').first().locator('..')).toHaveCSS('overflow-x', 'hidden')
  await expect(carousel.getByRole('button', { name: 'Go to slide 2 of 3' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(carousel.getByRole('link', { name: 'See support during studies' })).toBeInViewport()
  const slide = carousel.locator('ol > [aria-roledescription]').nth(1)
  const { x = Number.NaN } = (await carousel.boundingBox()) ?? {}
  await expect.poll(async () => (await slide.boundingBox())?.x).toBeCloseTo(x, 0)
})

test('a carousel goes where it is sent while its code takes over', onDesktop, async ({ page, open }) => {
  const release = await holdRequests(page, /carousel-motion-/)
  await open('/')
  const carousel = page.getByRole('region', { name: 'Destinations' })
  await carousel.scrollIntoViewIfNeeded()
  await settled(page)
  const last = carousel.getByRole('button', { name: 'Go to slide 4 of 4' })
  await last.evaluate((dot: HTMLElement) => {
    const takeover = new MutationObserver(() => {
      takeover.disconnect()
      dot.click()
    })
    const slides = dot.closest('section')?.querySelector('ol')
    if (slides) takeover.observe(slides, { attributes: true, subtree: true })
  })
  release()
  await expect(carousel.getByRole('list').first().locator('..')).toHaveCSS('overflow-x', 'hidden')
  // By its own scrolling the browser would end at the third.
  await expect(last).toHaveAttribute('aria-current', 'true')
})

test(
  'a link within an article is followed while the article’s code is late',
  thorough,
  async ({ page, open }) => {
    const release = await holdRequests(page, /\/article-body-/)
    await open('/blog/commission-game-study-abroad-choices')
    await page.getByRole('link', { name: '[10]' }).click()
    const source = page.locator('#source-10')
    await expect(source).toBeInViewport()
    await settled(page)
    await expect(source).toBeInViewport()
    release()
    await expect(source).toBeFocused()
    await expect(source).toBeInViewport()
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

  /** Opens a page, and what the browser would do in an idle moment and when somebody points at a link happens. */
  async function openAndIdle(page: Page) {
    await page.addInitScript(() => {
      const tasks: (() => void)[] = []
      window.requestIdleCallback = (task) => tasks.push(task as () => void)
      window.addEventListener('idle', () => {
        for (const task of tasks.splice(0)) task()
      })
    })
    // Nothing of it but the footer is hydrated later than the rest.
    await page.goto('/terms')
    await untilHydrated(page)
    await page.waitForLoadState('networkidle')
    const link = await footerLink(page, 'FAQ')
    const first = await scripts(page)
    await page.evaluate(() => window.dispatchEvent(new Event('idle')))
    await link.hover()
    // What every page fetches by itself: for the floating button, for print and for the footer.
    const byItself = /watch-view|number-sources|opening-hours/
    return async () => (await scripts(page)).filter((path) => !first.includes(path) && !byItself.test(path))
  }

  const dialog = { name: 'Book your free 15-minute call' }

  test('the free call, its checks, the toaster and the page that is pointed at', async ({ page }) => {
    const later = await openAndIdle(page)
    await expect
      .poll(later)
      .toEqual(
        expect.arrayContaining([
          expect.stringContaining('free-call-dialog'),
          expect.stringContaining('consultation-requests'),
          expect.stringContaining('toaster'),
          expect.stringContaining('page-'),
        ]),
      )
  })

  test('with Save-Data nothing, and the dialog comes when it is asked for', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
    })
    const later = await openAndIdle(page)
    expect(await later()).toEqual([])
    await page.getByRole('button', { name: 'Book FREE Call' }).click()
    await expect(page.getByRole('dialog', dialog)).toBeVisible()
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
  probe.textContent = 'mmmiii'
  probe.style.width = 'fit-content'
  document.body.append(probe)
  const width = probe.offsetWidth
  probe.style.fontFamily = 'system-ui, sans-serif'
  const differs = probe.offsetWidth !== width
  probe.remove()
  return differs
}
