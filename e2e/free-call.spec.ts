import type { Page } from 'playwright/test'
import { freeCall } from './content'
import { expect, once, test } from './fixtures'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Book a free call' })

test.beforeEach(async ({ open }) => open('/'))

test('a visitor books a call by keyboard alone', once, async ({ page }) => {
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
  await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /=resizes-content/)
  await page.setViewportSize({ width: 360, height: 330 })
  const send = dialog(page).getByRole('button', { name: freeCall.confirm })
  await send.scrollIntoViewIfNeeded()
  await expect(send).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByText('✅ Request Received!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Get Free Consultation' })).toBeFocused()
})
