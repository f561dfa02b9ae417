import type { Page } from 'playwright/test'
import { distance, expect, once, settled, test } from './fixtures'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Book a free call' })

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Get Free Consultation' }).click()
  await expect(dialog(page)).toBeVisible()
}

test.beforeEach(async ({ open }) => open('/'))

test(
  'above a keyboard a notice leaves the field that it speaks of free, and goes with one keystroke',
  once,
  async ({ page }) => {
    await openDialog(page)
    await page.setViewportSize({ width: 360, height: 320 })
    await dialog(page).getByRole('button', { name: 'Confirm my free call' }).press('Enter')
    const field = dialog(page).getByLabel('Your name')
    const notice = page.locator('[data-sonner-toast]')
    await expect(field).toBeFocused()
    await expect(notice).toHaveCount(1)
    expect(await notice.locator('[data-icon]').boundingBox()).toMatchObject({ width: 20 })
    await settled(page)
    for (const spoken of [field, dialog(page).getByText('Please enter your name', { exact: true })]) {
      expect(await distance(notice, spoken)).toBeGreaterThanOrEqual(0)
      await expect(spoken).toBeInViewport({ ratio: 1 })
    }
    await expect(notice).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('A')
    await expect(notice).toHaveCount(0)
  },
)

test('a call can be booked by keyboard alone', once, async ({ page }) => {
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Get Free Consultation' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(dialog(page).getByLabel('Your name')).toBeFocused()
  await page.keyboard.type('Asha')
  await page.keyboard.press('Tab')
  await page.keyboard.type('+91 98200 00000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('✅ Request Received!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Get Free Consultation' })).toBeFocused()
})
