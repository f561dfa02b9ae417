import axe from 'axe-core'
import { test as base, expect, type Locator, type Page } from 'playwright/test'
import { builtPages } from '../../scripts/site/built-site.ts'

export { expect }

/** `npm test thorough`: also pages and steps that are alike. */
export const isThorough = Boolean(process.env.TEST_THOROUGH)

/** A test that does not depend on the screen runs only at phone size. */
export const once = { tag: '@once' }
/** A test of code that another test covers runs only in `npm test thorough`. */
export const thorough = { tag: ['@once', '@thorough'] }
/** A test that hardly depends on the screen runs at desktop size only in `npm test thorough`. */
export const phoneFirst = { tag: '@phone-first' }
/** A test of a part that only large screens have. */
export const onDesktop = { tag: '@desktop' }

/** Every page of the built site. */
export const pages = builtPages()
if (pages.length === 0) throw new Error('The site is not built yet: `npm test e2e` builds it first.')

/** One page of each kind. */
const kinds = [
  '/',
  '/services',
  '/destinations/belgium',
  '/pricing',
  '/companies/belgium',
  '/blog/choose-right-consultant',
  '/faq',
  '/contact',
  '/booking/any?session=30',
  '/signup?type=student',
  '/checkout?services=sop-review,cv-review&total=1',
  '/plan?country=germany&budget=25&loan=10',
]
/** Tests of every page visit one page of each kind; `npm test thorough` visits all pages. */
export const visited = isThorough ? [...new Set([...kinds, ...pages.map(({ url }) => url)])] : kinds

export type CleanConsole = { allow: (pattern: RegExp) => void }

type Fixtures = {
  /** Opens a page and waits until it is hydrated. */
  open: (path: string) => Promise<void>
  /** Fails the test if the page logs a warning or an error, or throws, unless the message matches `allow`. */
  cleanConsole: CleanConsole
  /** Fails the test if the page requests anything from another host, except by navigation. */
  ownHostOnly: undefined
}

export const test = base.extend<Fixtures>({
  open: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path)
      await untilHydrated(page)
    })
  },
  cleanConsole: [
    async ({ page }, use) => {
      const allowed: RegExp[] = []
      const logged: string[] = []
      page.on('console', (message) => {
        if (['warning', 'error'].includes(message.type())) logged.push(message.text())
      })
      page.on('pageerror', (error) => logged.push(error.message))
      await use({ allow: (pattern) => allowed.push(pattern) })
      expect(logged.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
  ownHostOnly: [
    async ({ page, baseURL }, use) => {
      const host = new URL(String(baseURL)).hostname
      const elsewhere: string[] = []
      page.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url())
        if (protocol === 'data:' || protocol === 'blob:' || hostname === host) return
        if (!request.isNavigationRequest()) elsewhere.push(request.url())
      })
      await use(undefined)
      expect(elsewhere).toEqual([])
    },
    { auto: true },
  ],
})

/** Waits until React has hydrated the page. */
export async function untilHydrated(page: Page) {
  await expect(page.locator('#root')).toHaveAttribute('data-hydrated', 'true')
}

/** Waits until pending responses, effects and idle callbacks have been rendered. */
export function settled(page: Page) {
  return page.evaluate(async () => {
    for (let round = 0; round < 3; round++) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      await new Promise((resolve) => requestIdleCallback(resolve))
    }
  })
}

/** Scrolls by a distance in pixels, and waits until the page has handled the event. */
export function scrollBy(page: Page, y: number) {
  return page.evaluate((y) => {
    window.scrollBy(0, y)
    return new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))
  }, y)
}

/** The script files but boot, which records presses until the app hydrates the page. */
export const appFiles = /\/assets\/(?!boot-).*\.js/

/** Holds requests until they are released, by default those for scripts, to show the page before hydration. */
export async function holdRequests(page: Page, url: string | RegExp = '**/assets/*.js') {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Runs in the page (`addInitScript`): Save-Data turns prefetching off. */
export function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
}

/** The violations of WCAG 2.2 AA that axe finds, one per line, after animations have ended. */
export async function accessFaults(page: Page) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
        .map((animation) => animation.finished),
    ),
  )
  return page.evaluate(async () => {
    const { axe: axeInPage } = globalThis as unknown as { axe: typeof axe }
    // An open dropdown hides the rest of the page from assistive technology.
    const { violations } = await axeInPage.run(document.querySelector('[role=listbox]') ?? document, {
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  })
}

/** Expects that an element ends above another. */
export async function expectAbove(upper: Locator, lower: Locator) {
  const { y = Number.NaN, height = 0 } = (await upper.boundingBox()) ?? {}
  expect(y + height).toBeLessThanOrEqual((await lower.boundingBox())?.y ?? Number.NaN)
}

/** Runs in the page (`addInitScript`): records layout shifts in `data-shift`, with the moved elements. */
export function recordShifts() {
  type Source = { node?: Node; previousRect: DOMRect; currentRect: DOMRect }
  type Shift = PerformanceEntry & { value: number; sources: Source[] }
  const at = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}x${height}`
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      // Ignore tiny shifts: HTML arrives in chunks, and a button of which only the first part has arrived grows.
      if (value < 0.005) continue
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.nodeName} ${node?.textContent?.slice(0, 30)} from ${at(previousRect)} to ${at(currentRect)}`,
      )
      const { dataset } = document.documentElement
      dataset.shift = `${dataset.shift ?? ''}${value}: ${moved.join(', ')}; `
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
