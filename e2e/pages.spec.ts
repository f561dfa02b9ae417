import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright/test'
import { budgets } from '../scripts/build/report.mjs'
import { embeddedSite } from '../scripts/shared/built-site.mjs'
import { consultant } from './content'
import { accessFaults, expect, once, openFooter, pages, recordShifts, slow, test } from './fixtures'
import { findCovered } from './support/page-cover.mjs'
import { findFaults } from './support/page-faults.mjs'
import { findCut } from './support/page-text.mjs'
import { figures } from './tables/figures'
import { section2 } from './tables/section-2'

/** One page of each kind: axe looks at these, and in the thorough run at all, at desktop size too. */
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

/** Where an unknown address is part of the plan, the log says so. */
const notFound = '/404'

/** Every query string that a link of the site carries. */
const queries = [
  '/contact?offer=free-consultation',
  '/contact?session=30minutes',
  '/contact?package=bundle',
  '/contact?service=admission-guidance&duration=30min',
  '/contact?service=during-studies&type=package',
  '/contact?consultation=career-consultation',
  '/contact?subject=country-updates',
  '/signup?type=student',
  '/signup?type=consultant&step=3',
  '/checkout?services=sop-review,cv-review&total=1',
  '/booking/any?session=30',
  '/?ref=STUBAB12CD',
  '/plan?country=germany&budget=25&loan=10',
]
/** At 200 % text; the owner's statements about consultants may add part of a screen. */
// Half a screen is for a phone that has not got the display face yet.
const homeScreens = consultant ? 29.5 : 28
/** Where nothing may be covered. */
const screens: [width: number, height: number][] = slow
  ? [
      [320, 640],
      [360, 640],
      [360, 740],
      [820, 1180],
      [1024, 768],
      [1280, 800],
    ]
  : [
      [360, 640],
      [1280, 800],
    ]
const addresses = [
  ...new Set([
    ...pages.map(({ url }) => url),
    ...queries.filter((url) => slow || kinds.includes(url)),
    ...Object.keys(section2),
    ...Object.keys(figures),
  ]),
]

/** Lists of about equal length, one a worker; pages of a list share a browser cache. */
const PART = 6
const parts = Array.from({ length: Math.ceil(addresses.length / PART) }, (_, index) =>
  addresses.slice(index * PART, (index + 1) * PART),
)

test.describe('in another zone, another language and another year', once, () => {
  test.use({ timezoneId: 'Asia/Kolkata', locale: 'hi-IN' })
  test.describe.configure({ timeout: 180_000 })

  for (const part of parts) {
    test(`pages fetch what they name, hold what the specification names, fit every screen, and axe and the log are silent: ${part[0]} to ${part.at(-1)}`, async ({
      page,
      open,
      cleanConsole,
    }) => {
      cleanConsole.allow(/404/)
      const logged: string[] = []
      page.on('console', (message) => {
        // Chromium says so when axe asks for the layout of closed answers.
        if (!/hidden by content-visibility/.test(message.text())) logged.push(message.text())
      })
      page.on('pageerror', (error) => logged.push(error.message))
      await page.addInitScript(recordShifts)
      await page.addInitScript(saveData)
      await page.addInitScript(setDate, Date.parse('2027-01-01T10:00:00+05:30'))
      for (const url of part) {
        await page.setViewportSize({ width: 360, height: 740 })
        // Otherwise the next page may be laid out before the screen is small, and its corners move.
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        )
        const closely = slow || kinds.includes(url)
        await open(url)
        await expect(page.getByRole('heading', { level: 1 }), url).toBeVisible()
        await expectWithinBudget(page, url)
        // The same on every page.
        if (url === '/faq') await openFooter(page)
        await expectNamed(page, url)
        for (const figure of figures[url] ?? [])
          await expect.soft(page.locator('main'), url).toContainText(figure, { timeout: 2000 })
        if (closely) expect.soft(await accessFaults(page), `${url} at 360 px`).toEqual([])
        expect.soft(await page.locator('html').getAttribute('data-shift'), `${url}: shift`).toBeNull()
        expect.soft(await page.locator('html').getAttribute('style'), `${url}: style for all`).toBeNull()
        await expectFit(page, url)
        if (url.startsWith('/destinations/')) expect.soft(await screensOf(page), url).toBeLessThanOrEqual(10)
        if (url.startsWith('/services/')) expect.soft(await screensInAll(page), url).toBeLessThanOrEqual(9)

        if (closely) {
          await page.evaluate(setTextSize, '200%')
          expect.soft(await page.evaluate(findCut), `${url}: text at 200 %`).toEqual([])
          const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
          if (url === '/') expect.soft(screens, `${url}: text at 200 %`).toBeLessThanOrEqual(homeScreens)
          await page.evaluate(setTextSize, '')

          // What 1280 px show at a zoom of 400 %, too.
          await page.setViewportSize({ width: 320, height: 640 })
          await expectFit(page, url)
          expect.soft(await page.evaluate(findCut), `${url} at 320 px`).toEqual([])
        }

        for (const [width, height] of closely ? screens : []) {
          await page.setViewportSize({ width, height })
          expect.soft(await page.evaluate(findCovered, slow), `${url} at ${width} x ${height}`).toEqual([])
          if (slow) await expectFit(page, url)
        }

        if (slow) {
          await page.setViewportSize({ width: 1280, height: 800 })
          await expectNamed(page, url)
          expect.soft(await accessFaults(page), `${url} at 1280 px`).toEqual([])
        }

        const expected = url === notFound ? [/404/] : []
        const unexpected = logged.splice(0).filter((text) => !expected.some((each) => each.test(text)))
        expect.soft(unexpected, url).toEqual([])
      }
    })
  }
})

/** Runs in the page: applies the browser's setting, and waits until the elements that it moves are still. */
async function setTextSize(size: string) {
  document.documentElement.style.fontSize = size
  for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Runs in the page: sets the date alone. Playwright's clock replaces `performance` too, which is read here. */
function setDate(now: number) {
  globalThis.Date = class extends Date {
    static override now = () => now
    constructor(...given: []) {
      if (given.length > 0) super(...given)
      else super(now)
    }
  } as DateConstructor
}

const read = (file: string) => readFileSync(join(embeddedSite, file), 'utf8')

/** Runs in the page: with Save-Data no file is fetched ahead of its use. */
function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
}

/** The scripts that the page's hydration waits for stay within the build's budgets, however they were asked for. */
async function expectWithinBudget(page: Page, url: string) {
  const fetched = await page.evaluate(() => {
    const hydrating = performance.getEntriesByName('hydrating')[0]?.startTime ?? 0
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime <= hydrating)
      .map(({ name }) => new URL(name).pathname)
  })
  const bytes = fetched.reduce((sum, file) => sum + gzipSync(read(file)).length, 0)
  expect.soft(bytes, `${url}: bytes of script`).toBeLessThanOrEqual(budgets.script)
}

/** The number of screens from the top to the end of main. */
const screensOf = (page: Page) =>
  page.locator('main').evaluate((main) => (main.getBoundingClientRect().bottom + scrollY) / innerHeight)

const screensInAll = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight / innerHeight)

/** The page shows everything that the specification names. */
async function expectNamed(page: Page, url: string) {
  const rows = (section2[url] ?? []).map(async ({ role, name, href, within }) => {
    const place = within ? page.getByRole(within) : page
    const exact = typeof name === 'string'
    const all = role ? place.getByRole(role, { name, exact }) : place.getByText(name, { exact })
    // The free call has one name, wherever its links lead.
    const named = typeof href === 'string' ? all.and(page.locator(`[href="${href}"]`)) : all
    // The line of a fold is hidden on laptops, where its body shows the same words.
    const found = named.filter({ visible: true }).first()
    await expect.soft(found, `${url}: ${role ?? 'text'} ${name}`).toBeVisible()
    if (href instanceof RegExp)
      await expect.soft(found, `${url}: ${name} leads to`).toHaveAttribute('href', href)
  })
  await Promise.all(rows)
}

/** No layout faults at the top, and further down, where sticky elements are stuck. */
async function expectFit(page: Page, url: string) {
  const width = page.viewportSize()?.width
  for (const screens of [2, 0]) {
    await page.evaluate((screens) => scrollTo(0, screens * innerHeight), screens)
    expect.soft(await page.evaluate(findFaults), `${url} at ${width} px, ${screens} screens down`).toEqual([])
  }
}
