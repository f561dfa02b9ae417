import type { Locator, Page } from 'playwright/test'
import { expect, once, onDesktop, phoneFirst, settled, test } from './fixtures'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })

/** Comes to the element by pressing Tab, from the top of the page. */
async function expectReachedByTab(page: Page, element: Locator) {
  const isThere = () => element.evaluate((each) => each === document.activeElement)
  for (let presses = 0; presses < 10 && !(await isThere()); presses++) await page.keyboard.press('Tab')
  await expect(element).toBeFocused()
}

/** On a phone the menu is behind its button. */
async function showMenu(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
}

test(
  'menus open and close by keyboard, Escape returns to the button',
  phoneFirst,
  async ({ page, open, isMobile }) => {
    await open('/')
    await showMenu(page, isMobile)
    const button = menu(page).getByRole('button', { name: 'Where We Help' })
    await button.focus()
    await page.keyboard.press('Enter')
    const link = menu(page).getByRole('link', { name: 'Belgium' })
    await expect(link).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/destinations/belgium')
    await expect(menu(page).getByRole('link', { name: 'Belgium' })).toBeHidden()
  },
)

test(
  'the toggle menu opens by keyboard, closes on Escape, on navigation and when the focus leaves it',
  once,
  async ({ page, open }) => {
    await open('/')
    const toggle = page.getByRole('button', { name: 'Open menu' })
    await expectReachedByTab(page, toggle)
    await page.keyboard.press('Enter')
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(toggle).toBeFocused()
    await toggle.click()
    await page.getByRole('banner').getByRole('link', { name: 'Become a Consultant' }).focus()
    await page.keyboard.press('Tab')
    await expect(menu(page)).toBeHidden()
    await toggle.click()
    await menu(page).getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL('/about')
    await expect(menu(page)).toBeHidden()
  },
)

test(
  'a mouse opens a menu by hovering, and its click does not close it again',
  onDesktop,
  async ({ page, open }) => {
    await open('/')
    const button = menu(page).getByRole('button', { name: 'Services' })
    await button.hover()
    await expect(menu(page).getByRole('link', { name: 'Pricing' })).toBeVisible()
    await button.click()
    await expect(menu(page).getByRole('link', { name: 'Pricing' })).toBeVisible()
    await page.mouse.move(640, 700)
    await expect(menu(page).getByRole('link', { name: 'Pricing' })).toBeHidden()
  },
)

const waysToReachUs = (page: Page) => page.getByRole('complementary', { name: 'Ways to reach us' })
const inBar = (page: Page) => waysToReachUs(page).getByRole('button', { name: 'Book FREE Call' })
const scrollBy = (page: Page, y: number) => page.evaluate((y) => window.scrollBy(0, y), y)

for (const [width, height] of [
  [360, 740],
  [820, 1180],
] as const)
  test(
    `at ${width} px the docked bar hides on the way down and while somebody types, and ends below the last line`,
    once,
    async ({ page, open }) => {
      await page.setViewportSize({ width, height })
      await open('/faq')
      const call = inBar(page)
      const chat = waysToReachUs(page).getByRole('link', { name: 'Chat with us on WhatsApp' })
      await expect(call).toBeInViewport({ ratio: 1 })
      const [one, other] = [await call.boundingBox(), await chat.boundingBox()]
      expect(one?.width).toBe(other?.width)
      expect(one?.height).toBeGreaterThanOrEqual(44)
      await scrollBy(page, 900)
      await expect(call).not.toBeInViewport()
      await page.reload()
      await page.locator('#root[data-hydrated]').evaluate(() => new Promise((on) => requestIdleCallback(on)))
      await scrollBy(page, -200)
      await expect(call).toBeInViewport({ ratio: 1 })
      // The keyboard comes to it although it is out of sight.
      await scrollBy(page, 200)
      await expect(call).not.toBeInViewport()
      await call.focus()
      await expect(call).toBeInViewport({ ratio: 1 })
      const search = page.getByRole('searchbox')
      await search.focus()
      await expect(call).toBeHidden()
      await search.blur()
      await expect(call).toBeVisible()
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(call).toBeHidden()
      await page.getByRole('button', { name: 'Close menu' }).click()
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect(call).not.toBeInViewport()
      await scrollBy(page, -10)
      await expect(call).toBeInViewport({ ratio: 1 })
      await scrollBy(page, 7)
      const last = await page
        .getByRole('contentinfo')
        .getByRole('link', { name: 'Terms & Conditions' })
        .boundingBox()
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((await call.boundingBox())?.y ?? 0)
    },
  )

test(
  'a page with an action of its own has no docked bar; from 1280 px two circles stand on every page, one on /contact',
  once,
  async ({ page, open }) => {
    const ways = waysToReachUs(page)
    for (const path of ['/contact', '/login', '/signup', '/services', '/checkout', '/referral', '/plan']) {
      await page.setViewportSize({ width: 360, height: 740 })
      await open(path)
      await expect(ways, path).toBeHidden()
      await page.setViewportSize({ width: 1280, height: 800 })
      const circles = ways.getByRole(path === '/contact' ? 'link' : 'button')
      await expect(circles, path).toBeInViewport({ ratio: 1 })
      expect(await circles.boundingBox(), path).toMatchObject({ width: 48, height: 48 })
    }
    await scrollBy(page, 900)
    await expect(ways.getByRole('button')).toBeInViewport({ ratio: 1 })
    await open('/contact')
    await expect(ways.getByRole('link')).toHaveCount(1)
    await expect(ways.getByRole('button')).toHaveCount(0)
  },
)

test(
  'the shell has the primary action where the page has none, and one button alone',
  phoneFirst,
  async ({ page, open, isMobile }) => {
    const inHeader = page.getByRole('banner').getByRole('button', { name: 'Book Your Consultation' })
    const primary = isMobile ? inBar(page) : inHeader
    const MARIGOLD = 'rgb(242, 167, 27)'
    const loud = () =>
      page
        .locator('#root > :is(header, footer, aside)')
        .getByRole('button')
        .filter({ visible: true })
        .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor))
    await open('/faq')
    await expect(primary).toHaveCSS('background-color', MARIGOLD)
    expect((await loud()).filter((color) => color === MARIGOLD)).toHaveLength(1)
    for (const path of ['/', '/login', '/signup', '/checkout', '/booking/any']) {
      await open(path)
      await settled(page)
      await expect.poll(loud, path).not.toContain(MARIGOLD)
    }
  },
)
