import type { Page } from 'playwright/test'
import {
  appFiles,
  expect,
  holdRequests,
  once,
  settled,
  test,
  thorough,
  untilHydrated,
} from './support/fixtures'

const buttons = [
  {
    path: '/',
    name: 'Get Free Consultation',
    opened: (page: Page) =>
      page.getByRole('dialog', { name: 'Book a free call' }).getByRole('textbox').first(),
  },
  {
    path: '/faq',
    name: 'What is the free call?',
    opened: (page: Page) => page.getByText(/^A free call of 15 minutes/),
  },
  {
    path: '/contact',
    name: 'Open menu',
    opened: (page: Page) => page.getByRole('navigation', { name: 'Main menu' }),
  },
]
/** Moments before hydration, by the script files that have not arrived. */
const moments = { 'any script': /\/assets\/.*\.js/, 'the app': appFiles }

test('a checkbox clicked before hydration keeps its new state', once, async ({ page, open }) => {
  await open('/services')
  const box = page.getByRole('checkbox', { name: /^SOP review/ })
  const bar = page.getByRole('link', { name: 'Proceed to Checkout' })
  await box.check()
  await expect(bar).toBeVisible()
  const release = await holdRequests(page)
  await page.reload({ waitUntil: 'commit' })
  // The browser restores the values of a form once it has parsed all of it.
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const before = await box.isChecked()
  await box.click()
  const checked = await box.isChecked()
  expect(checked).toBe(!before)
  release()
  await untilHydrated(page)
  await settled(page)
  await expect(box).toBeChecked({ checked })
  await expect(bar).toBeVisible({ visible: checked })
})

for (const { path, name, opened } of buttons)
  for (const [late, files] of Object.entries(moments))
    test(
      `a press on “${name}” before ${late} arrives opens it once`,
      // One button is enough in `npm test`: the last test of this file opens the menu, too.
      late === 'any script' && name === 'Get Free Consultation' ? once : thorough,
      async ({ page }) => {
        const release = await holdRequests(page, files)
        await page.goto(path, { waitUntil: 'commit' })
        if (late === 'the app') await page.waitForLoadState('domcontentloaded')
        const box = await page.getByRole('button', { name, exact: true }).first().boundingBox()
        // Raw touch input: a locator's `tap` would wait for the page.
        await page.touchscreen.tap((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)
        release()
        await expect(opened(page)).toBeVisible()
        // The app must press once: a second press would close the opened element.
        await untilHydrated(page)
        await settled(page)
        await expect(opened(page)).toBeVisible()
      },
    )

test('the call’s dialog is requested before React’s file arrives', once, async ({ page }) => {
  const release = await holdRequests(page, /\/assets\/react-/)
  const request = page.waitForRequest(/\/assets\/free-call-dialog-/)
  await page.goto('/faq', { waitUntil: 'commit' })
  await request
  release()
  await untilHydrated(page)
})

test('a list of the header that is pressed before hydration opens once', once, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const release = await holdRequests(page)
  await page.goto('/faq', { waitUntil: 'commit' })
  const header = page.getByRole('banner')
  const box = await header.getByRole('button', { name: 'Services' }).boundingBox()
  await page.touchscreen.tap((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)
  release()
  const link = header.getByRole('link', { name: 'Post-Study' })
  await expect(link).toBeVisible()
  // The app must press once: a second press would close the list.
  await untilHydrated(page)
  await settled(page)
  await expect(link).toBeVisible()
  await link.click()
  await expect(page).toHaveURL('/services/post-study')
})

/** Changes HTML like a host that hides e-mail addresses from crawlers. */
const hideAddresses = (html: string) =>
  html.replace(/>[^<>]*[\w.+-]+@[\w.-]+[^<>]*(?=<)/g, '><span>[email protected]</span>')

test('a press and typed text survive HTML that a host changed', once, async ({ page, cleanConsole }) => {
  // React's error for HTML that differs from the first render.
  cleanConsole.allow(/#418/)
  await page.route('/contact', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: hideAddresses(await response.text()) })
  })
  const release = await holdRequests(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  const main = page.getByRole('main')
  await expect(main.getByText('[email protected]').first()).toBeVisible()
  await page.getByLabel('Your name').fill('Asha')
  const box = await page.getByRole('button', { name: 'Open menu' }).boundingBox()
  await page.touchscreen.tap((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)
  release()
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page.getByLabel('Your name')).toHaveValue('Asha')
  await expect(main.getByText('[email protected]')).toHaveCount(0)
})
