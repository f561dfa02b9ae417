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

test(
  'the floating call button has its text on a first screen with nothing beneath it, and one button is the primary action',
  phoneFirst,
  async ({ page, open, isMobile }) => {
    const floating = page.getByRole('button', { name: 'Book FREE Call' })
    const inHeader = page.getByRole('banner').getByRole('button', { name: 'Book Your Consultation' })
    const primary = isMobile ? floating : inHeader
    const MARIGOLD = 'rgb(242, 167, 27)'
    const edge = async () => {
      const { x = 0, width = 0 } = (await floating.boundingBox()) ?? {}
      return x + width
    }
    await open('/faq')
    await expect(primary).toHaveCSS('background-color', MARIGOLD)
    await expect(floating).toHaveCSS('width', '48px')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(primary).not.toHaveCSS('background-color', MARIGOLD)
    if (isMobile) {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(floating).toBeHidden()
    }
    for (const path of ['/', '/login', '/signup', '/checkout', '/booking/any']) {
      await open(path)
      await settled(page)
      await expect(primary).not.toHaveCSS('background-color', MARIGOLD)
    }

    await page.setViewportSize({ width: 1600, height: 900 })
    await open('/faq')
    await expect(floating).not.toHaveCSS('width', '48px')
    const place = await edge()
    await page.evaluate(() => scrollTo(0, 400))
    await expect(floating).toHaveCSS('width', '48px')
    expect(await edge()).toBe(place)
    await expect(floating.locator('svg')).toBeInViewport({ ratio: 1 })
  },
)

test('the header leaves the page its height and keeps the way home, and on phones the footer too', async ({
  page,
  open,
  isMobile,
}) => {
  await open('/faq')
  const box = async () => (await page.getByRole('banner').boundingBox()) ?? { y: 0, height: 0 }
  expect((await box()).height).toBeLessThanOrEqual(112)
  await page.evaluate(() => scrollTo(0, 2000))
  const { y, height } = await box()
  expect(y + height).toBeLessThanOrEqual(60)
  await page.getByRole('banner').getByRole('link', { name: 'StudyBridge' }).locator('svg').first().click()
  await expect(page).toHaveURL('/')
  await open('/faq')
  if (!isMobile) return
  const footer = page.getByRole('contentinfo')
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(700)
  await expect(footer.getByRole('link', { name: 'Belgium' })).toBeHidden()
  await footer.getByText('Where we help').first().click()
  await expect(footer.getByRole('link', { name: 'Belgium' })).toBeVisible()
})
