import type { Page } from 'playwright/test'
import {
  expect,
  expectAbove,
  isThorough,
  once,
  onDesktop,
  phoneFirst,
  scrollBy,
  settled,
  test,
  thorough,
} from './support/fixtures'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const waysToReachUs = (page: Page) => page.getByRole('complementary', { name: 'Ways to reach us' })
const inBar = (page: Page) => waysToReachUs(page).getByRole('button', { name: 'Book FREE Call' })

test('a menu opens and closes by keyboard', phoneFirst, async ({ page, open, isMobile }) => {
  await open('/')
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
  const button = menu(page).getByRole('button', { name: 'Where We Help' })
  const link = menu(page).getByRole('link', { name: 'Belgium' })
  await button.press('Enter')
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/destinations/belgium')
  await expect(link).toBeHidden()
})

test('Escape, a link or lost focus closes the menu of phones', thorough, async ({ page, open }) => {
  await open('/')
  const toggle = page.getByRole('button', { name: 'Open menu' })
  await toggle.press('Enter')
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
})

test('hovering opens a menu, and a click keeps it open', onDesktop, async ({ page, open }) => {
  await open('/')
  const button = menu(page).getByRole('button', { name: 'Services' })
  const link = menu(page).getByRole('link', { name: 'Post-Study' })
  await button.hover()
  await expect(link).toBeVisible()
  await button.click()
  await expect(link).toBeVisible()
  await page.mouse.move(640, 700)
  await expect(link).toBeHidden()
})

test.describe('on a wide touch screen', () => {
  test.use({ hasTouch: true })

  test('a tap opens a menu, and the next one closes it', onDesktop, async ({ page, open }) => {
    await open('/')
    const button = menu(page).getByRole('button', { name: 'Services' })
    await button.tap()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await button.tap()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })
})

test.describe('the docked bar', once, () => {
  test.beforeEach(async ({ page, open }) => {
    await open('/faq')
    // The bar listens to scrolling once the browser has been idle.
    await settled(page)
  })

  test('the docked bar shows after scrolling up, but not on the first screen', async ({ page }) => {
    await expect(inBar(page)).not.toBeInViewport()
    await scrollBy(page, 1500)
    await expect(inBar(page)).not.toBeInViewport()
    await scrollBy(page, -200)
    await expect(inBar(page)).toBeInViewport({ ratio: 1 })
    await scrollBy(page, -900)
    await expect(inBar(page)).not.toBeInViewport()
  })

  test('the docked bar does not cover the last line of the page', async ({ page }) => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(inBar(page)).not.toBeInViewport()
    await scrollBy(page, -10)
    await expect(inBar(page)).toBeInViewport({ ratio: 1 })
    // A shorter way than the bar reacts to.
    await scrollBy(page, 7)
    const last = page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' })
    await expectAbove(last, inBar(page))
  })

  test('the docked bar hides while a field has the focus or the menu is open', async ({ page }) => {
    const search = page.getByRole('searchbox')
    await search.focus()
    await expect(inBar(page)).toBeHidden()
    await search.blur()
    await expect(inBar(page)).toBeVisible()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(inBar(page)).toBeHidden()
  })

  test('the docked bar shows when its button gets the focus', async ({ page }) => {
    await scrollBy(page, 900)
    await expect(inBar(page)).not.toBeInViewport()
    await inBar(page).focus()
    await expect(inBar(page)).toBeInViewport({ ratio: 1 })
  })
})

test('on a tablet a press beside the open menu only closes it', once, async ({ page, open }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await open('/pricing')
  const link = page.getByRole('main').getByRole('link', { name: /early bird/ })
  await link.scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('link', { name: 'Referral Program' }).first()).toBeVisible()
  // Playwright would not tap a covered link.
  const box = await link.boundingBox()
  if (!box) throw new Error('The link is not shown.')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
  await expect(page).toHaveURL(/\/pricing/)
  await link.tap()
  await expect(page).toHaveURL(/\/contact/)
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/early.bird/i)
})

test('on a phone a page with its own call to action has no docked bar', once, async ({ page, open }) => {
  const alike = isThorough ? ['/login', '/signup', '/checkout', '/referral', '/plan'] : []
  for (const path of ['/contact', '/services', ...alike]) {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(path)
    await expect(waysToReachUs(page), path).toBeHidden()
    await page.setViewportSize({ width: 1280, height: 800 })
    const floating = waysToReachUs(page).getByRole(path === '/contact' ? 'link' : 'button')
    await expect(floating, path).toBeInViewport({ ratio: 1 })
  }
})

test('outside `main` only the laptop header has a primary button, unless the page has one', {
  tag: '@thorough',
}, async ({ page, open, isMobile }) => {
  const inHeader = page.getByRole('banner').getByRole('button', { name: 'Book Your Consultation' })
  const MARIGOLD = 'rgb(242, 167, 27)'
  const marigoldButtons = () =>
    page
      .locator('#root > :is(header, footer, aside)')
      .getByRole('button')
      .filter({ visible: true })
      .evaluateAll(
        (all, color) => all.filter((each) => getComputedStyle(each).backgroundColor === color).length,
        MARIGOLD,
      )
  await open('/faq')
  if (!isMobile) await expect(inHeader).toHaveCSS('background-color', MARIGOLD)
  expect(await marigoldButtons()).toBe(isMobile ? 0 : 1)
  for (const path of ['/', '/login', '/signup', '/checkout', '/booking/any']) {
    await open(path)
    await expect.poll(marigoldButtons, path).toBe(0)
  }
})

test('forced dark mode changes neither the header nor a form', thorough, async ({ page, open }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open('/contact')
  const pictures = () =>
    Promise.all([page.getByRole('banner'), page.locator('#contact-form')].map((part) => part.screenshot()))
  const light = await pictures()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true })
  expect((await pictures()).every((picture, index) => light[index]?.equals(picture))).toBe(true)
  // Without `color-scheme: only light` it changes a page.
  await page.goto('about:blank')
  await page.setContent('<body style="background: white">')
  const dark = await page.screenshot()
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: false })
  expect(dark.equals(await page.screenshot())).toBe(false)
})
