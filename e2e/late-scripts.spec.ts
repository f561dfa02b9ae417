import type { Page } from 'playwright/test'
import {
  expect,
  footerLink,
  holdScripts as hold,
  once,
  onDesktop,
  settled,
  test,
  thorough,
  untilHydrated,
} from './fixtures'

/** Holds every script back, the first few bytes of boot aside. Returns what lets them go, `after` so many milliseconds. */
async function holdScripts(page: Page) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/(?!index-).*\.js/, async (route) => {
    await held
    await route.continue()
  })
  return (after: number) => setTimeout(release, after)
}

test(
  'a button that is tapped while the scripts are late says so, and opens what it says',
  once,
  async ({ page, cleanConsole }) => {
    // Chromium wonders what the files are for that are held back here.
    cleanConsole.allow(/preloaded using link preload/)
    const release = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    const button = page.getByRole('button', { name: 'Get Free Consultation' })
    // Boot, which listens, is there with the first frame.
    await expect(async () => {
      await button.click()
      await expect(button).toHaveAttribute('aria-busy', 'true', { timeout: 100 })
    }).toPass()
    expect(await button.evaluate((element) => getComputedStyle(element).filter)).not.toBe('none')
    await expect(page.getByRole('dialog')).toBeHidden()
    release(3000)
    await expect(page.getByRole('dialog', { name: 'Book your free 15-minute call' })).toBeVisible()
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
  },
)

test(
  'a reader who has scrolled before the app is there is left in peace, and comes back to the place',
  once,
  async ({ page, cleanConsole }) => {
    cleanConsole.allow(/preloaded using link preload/)
    const scrolled = () => page.evaluate(() => Math.round(scrollY))
    const release = await holdScripts(page)
    await page.goto('/privacy', { waitUntil: 'load' })
    await page.evaluate(() => scrollTo(0, 1500))
    release(0)
    await untilHydrated(page)
    await settled(page)
    expect(await scrolled()).toBe(1500)
    await (await footerLink(page, 'FAQ')).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await scrolled()).toBe(0)
    await page.goBack()
    await expect.poll(scrolled).toBeGreaterThan(1500)
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
    const release = await holdScripts(page)
    await page.goto('/', { waitUntil: 'load' })
    const next = page.getByRole('button', { name: 'Next' }).first()
    await next.click()
    await expect(next).toHaveAttribute('aria-busy', 'true')
    const menu = page.getByRole('button', { name: 'Open menu' })
    await menu.click()
    await expect(menu).toHaveAttribute('aria-busy', 'true')
    await expect(next).not.toHaveAttribute('aria-busy')
    release(0)
    await untilHydrated(page)
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  },
)

for (const [busy, when] of [
  [0, 'while it scrolls'],
  [300, 'before its scroll has begun'],
] as const)
  test(`a carousel whose code comes ${when} goes on to where it was sent`, once, async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const release = await hold(page, /carousel-motion-/)
    await open('/')
    const carousel = page.getByRole('region', { name: 'Our services' })
    await carousel.scrollIntoViewIfNeeded()
    await settled(page)
    release()
    await carousel.getByRole('button', { name: 'Next' }).evaluate((button: HTMLElement, busy) => {
      button.click()
      for (const end = performance.now() + busy; performance.now() < end; );
    }, busy)
    // It then moves the slides itself.
    await expect(carousel.getByRole('list').first().locator('..')).toHaveCSS('overflow-x', 'hidden')
    await settled(page)
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
  const release = await hold(page, /carousel-motion-/)
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
  'a carousel whose code never comes goes on to its end, and around',
  onDesktop,
  async ({ page, open, cleanConsole }) => {
    cleanConsole.allow(/CodeMissing|ERR_FAILED|Failed to fetch/)
    await page.route(/carousel-motion-/, (route) => route.abort())
    await open('/')
    const carousel = page.getByRole('region', { name: 'Our services' })
    const scrolled = () =>
      carousel
        .getByRole('list')
        .first()
        .locator('..')
        .evaluate((list) => list.scrollLeft)
    const next = carousel.getByRole('button', { name: 'Next' })
    await next.click()
    // The last slides are side by side, and there is nothing further to scroll to.
    await expect.poll(scrolled).toBeGreaterThan(0)
    await next.click()
    await expect.poll(scrolled).toBe(0)
  },
)

test(
  'a link within an article is followed while the article’s code is late',
  thorough,
  async ({ page, open }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/article-body-/, async (route) => {
      await held
      await route.continue()
    })
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
    // What folds the floating button is no other page's and no dialog's.
    return async () =>
      (await scripts(page)).filter((path) => !first.includes(path) && !path.includes('watch-view'))
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
    const before = await later()
    await page.getByRole('button', { name: 'Book FREE Call' }).click()
    await expect(page.getByRole('dialog', dialog)).toBeVisible()
    // The dialog has everything; what comes with it is supabase-js.
    const after = (await later()).filter((path) => !before.includes(path))
    expect(after.filter((path) => !/dist|tslib/.test(path))).toEqual([])
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
