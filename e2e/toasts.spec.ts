import type { Page } from 'playwright/test'
import { distance, expect, newEmail, once, test } from './fixtures'

const toast = (page: Page) => page.locator('[data-sonner-toast]')
const closeToast = (page: Page) => page.getByRole('button', { name: 'Close toast' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Book a free call' })

test('a toast does not cover the header and the title of the receipt', once, async ({ page, open }) => {
  await open('/contact')
  const form = page.getByRole('form', { name: 'Send us a message' })
  await form.getByLabel('Your name').fill('Asha')
  await form.getByLabel('Email').fill(newEmail())
  await form.getByLabel('Your message').fill('Hello')
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(toast(page)).toContainText('Message Sent!')
  await expect(toast(page)).toBeInViewport({ ratio: 1 })
  const receipt = page.getByRole('main').getByRole('heading', { name: 'We have your message', level: 2 })
  await expect(receipt).toBeInViewport({ ratio: 1 })
  for (const part of [receipt, page.getByRole('banner')])
    expect(await distance(toast(page), part)).toBeGreaterThanOrEqual(0)
  // No docked bar on this page: the toast is at the bottom, so that it covers less of a form.
  const bottom = await toast(page).evaluate((element) => element.getBoundingClientRect().bottom)
  expect(page.viewportSize()?.height).toBeLessThan(bottom + 24)
})

test('a toast does not cover the docked bar', once, async ({ page, open }) => {
  await open('/')
  await page.getByRole('button', { name: 'Get Free Consultation' }).click()
  await dialog(page).getByLabel('Your name').fill('Asha')
  await dialog(page).getByLabel('Phone').fill('+91 98200 00000')
  await dialog(page).getByRole('button', { name: 'Ask for my call' }).click()
  await expect(toast(page)).toContainText('Request Received!')
  await expect(toast(page)).toBeInViewport({ ratio: 1 })
  const bar = page.getByRole('complementary', { name: 'Ways to reach us' }).getByRole('link')
  expect(await distance(toast(page), bar)).toBeGreaterThanOrEqual(0)
})

test('typing, the keyboard and a press dismiss a toast beside a dialog', once, async ({ page, open }) => {
  const name = dialog(page).getByLabel('Your name')
  const sendWithoutPhone = async () => {
    await dialog(page).getByRole('button', { name: 'Ask for my call' }).click()
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
})
