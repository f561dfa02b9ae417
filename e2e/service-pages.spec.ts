import { expect, holdScripts, once, test } from './fixtures'

test(
  'a session is chosen and booked by keyboard alone, and the message says so',
  once,
  async ({ page, open }) => {
    await open('/services/admission-guidance')
    await page.getByRole('radio', { name: /^30 minutes/ }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: /^60 minutes/ })).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Book 60 minutes' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/contact?service=admission-guidance&duration=60min')
    await expect(page.getByLabel('Your message')).toHaveValue(
      'I would like to book a 60-minute Admission Guidance session.',
    )
  },
)

test('a length chosen before the app was there stays chosen', once, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/services/during-studies', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: /^15 minutes/ }).check()
  release()
  await expect(page.getByRole('link', { name: 'Book 15 minutes' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^15 minutes/ })).toBeChecked()
})
