import type { Page } from 'playwright/test'
import { freeCall } from './support/content'
import { expect, expectAbove, once, scrollBy, settled, test } from './support/fixtures'

const toast = (page: Page) => page.locator('[data-sonner-toast]')
const closeToast = (page: Page) => page.getByRole('button', { name: 'Close toast' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Book a free call' })

test('a toast does not cover the docked bar', once, async ({ page, open }) => {
  await open('/')
  // The bar listens to scrolling once the browser has been idle, and shows when the visitor scrolls back.
  await settled(page)
  const bar = page.getByRole('complementary', { name: 'Ways to reach us' })
  await scrollBy(page, 1500)
  await scrollBy(page, -200)
  await expect(bar.getByRole('link')).toBeInViewport({ ratio: 1 })
  await bar.getByRole('button', { name: 'Book FREE Call' }).click()
  await dialog(page).getByLabel('Your name').fill('Asha')
  await dialog(page).getByLabel('Phone').fill('+91 98200 00000')
  await dialog(page).getByRole('button', { name: freeCall.confirm }).click()
  await expect(toast(page)).toContainText('Request Received!')
  await expect(toast(page)).toBeInViewport({ ratio: 1 })
  await expect(bar.getByRole('link')).toBeInViewport({ ratio: 1 })
  await expectAbove(toast(page), bar.getByRole('link'))
})

test(
  'typing, Enter and a press on “Close” each dismiss a toast beside a dialog',
  once,
  async ({ page, open }) => {
    const name = dialog(page).getByLabel('Your name')
    const sendWithoutPhone = async () => {
      await dialog(page).getByRole('button', { name: freeCall.confirm }).click()
      await expect(toast(page)).toContainText('Missing Information')
    }
    await open('/')
    await page.getByRole('button', { name: 'Get Free Consultation' }).click()
    await sendWithoutPhone()
    await expect(name).toBeFocused()
    await page.keyboard.press('A')
    await expect(toast(page)).toHaveCount(0)
    await expect(name).toHaveValue('A')

    await name.fill('')
    await sendWithoutPhone()
    await expect(name).toBeFocused()
    await page.keyboard.press('Alt+T')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(closeToast(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(toast(page)).toHaveCount(0)
    await expect(name).toBeFocused()

    await sendWithoutPhone()
    await closeToast(page).click()
    await expect(toast(page)).toHaveCount(0)
    await expect(dialog(page)).toBeVisible()
    // A password manager's field beside the dialog.
    await page.addStyleTag({ content: 'x-keys { position: fixed; top: 0; left: 0; z-index: 9999 }' })
    await page.evaluate(() => {
      const manager = document.body.appendChild(document.createElement('x-keys'))
      manager.appendChild(document.createElement('input')).ariaLabel = 'Master password'
    })
    await page.getByLabel('Master password').click()
    await page.keyboard.type('Hello')
    await expect(page.getByLabel('Master password')).toHaveValue('Hello')
    await expect(dialog(page)).toBeVisible()
  },
)
