import { execFileSync } from 'node:child_process'
import type { Page } from 'playwright/test'
import { distance, expect, footerLink, newPhone, once, phoneFirst, settled, test, thorough } from './fixtures'

const FAILED = 'Failed to submit request. Please try WhatsApp instead.'

const filter = (phone: string) => `student_phone=eq.${encodeURIComponent(phone)}`
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Book your free 15-minute call' })

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Get Free Consultation' }).click()
  await expect(dialog(page)).toBeVisible()
}

async function fill(page: Page, name: string, phone: string) {
  await dialog(page).getByLabel('Your name').fill(name)
  await dialog(page).getByLabel('Phone / WhatsApp number').fill(phone)
}

const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Confirm my free call' }).click()

test.beforeEach(async ({ open }) => open('/'))

test(
  'a booked call is a pending row that staff see in their inbox; the dialog opens empty again',
  phoneFirst,
  async ({ page, rows, baseURL }) => {
    const phone = newPhone()
    await openDialog(page)
    await fill(page, '  Asha Rao ', ` ${phone} `)
    await confirm(page)
    await expect(page.getByText('✅ Request Received!')).toBeVisible()
    await expect(page.getByText("We'll contact you within 2 hours on WhatsApp")).toBeVisible()
    await expect(dialog(page)).toBeHidden()
    expect(await rows('consultation_requests', filter(phone))).toMatchObject([
      {
        student_name: 'Asha Rao',
        student_phone: phone,
        student_email: null,
        message: null,
        status: 'pending',
      },
    ])

    const inbox = execFileSync('npm', ['run', '--silent', 'inbox'], {
      encoding: 'utf8',
      env: { ...process.env, PORT: new URL(baseURL ?? '').port },
    })
    expect(inbox).toContain('Asha Rao')
    expect(inbox).toContain(phone)

    await openDialog(page)
    await expect(dialog(page).getByLabel('Your name')).toHaveValue('')
    await expect(dialog(page).getByLabel('Phone / WhatsApp number')).toHaveValue('')
  },
)

test(
  'no network: a failure at once, nothing sent later by itself',
  thorough,
  async ({ page, context, rows, cleanConsole }) => {
    cleanConsole.allow(/DataError|ERR_INTERNET_DISCONNECTED/)
    const phone = newPhone()
    await openDialog(page)
    await fill(page, 'Asha', phone)
    await context.setOffline(true)
    await confirm(page)
    await expect(page.getByText(FAILED)).toBeVisible()
    await context.setOffline(false)
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true)
    // Whatever waited for the network could be sent from here on.
    await page.evaluate(() => fetch('/robots.txt'))
    await settled(page)
    await expect(dialog(page).getByLabel('Phone / WhatsApp number')).toHaveValue(phone)
    expect(await rows('consultation_requests', filter(phone))).toHaveLength(0)
  },
)

test(
  'closing keeps what was typed; a tap outside does not close it; focus returns to what opened it',
  once,
  async ({ page }) => {
    await openDialog(page)
    await fill(page, 'Asha', '')
    await page.mouse.click(5, 5)
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Get Free Consultation' })).toBeFocused()
    await openDialog(page)
    await expect(dialog(page).getByLabel('Your name')).toHaveValue('Asha')
    await dialog(page).getByRole('button', { name: 'Close', exact: true }).click()
    await expect(dialog(page)).toBeHidden()
  },
)

test(
  'the dialog opens from the banner, the header, the footer and the floating button',
  phoneFirst,
  async ({ page, isMobile }) => {
    const openers = [
      page.getByRole('button', { name: 'Book Now' }),
      page.getByRole('button', { name: 'Book Your Consultation' }),
      page.getByRole('button', { name: 'Book a free call' }),
      page.getByRole('button', { name: 'Book FREE Call' }),
    ]
    for (const opener of openers) {
      if (isMobile && opener === openers[1]) await page.getByRole('button', { name: 'Open menu' }).click()
      await opener.click()
      await expect(dialog(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      if (isMobile && opener === openers[1]) await page.getByRole('button', { name: 'Close menu' }).click()
    }
  },
)

test('the back button closes the dialog, whose words are kept', thorough, async ({ page }) => {
  await (await footerLink(page, 'FAQ')).click()
  await expect(page.getByRole('heading', { name: 'Frequently asked questions' })).toBeFocused()
  await page.getByRole('button', { name: 'Book FREE Call' }).click()
  await fill(page, 'Asha', '')
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await openDialog(page)
  await expect(dialog(page).getByLabel('Your name')).toHaveValue('Asha')
})

for (const height of [640, 320]) {
  test(
    `at 360 x ${height} a notice leaves the field that it speaks of free, and goes with one keystroke`,
    once,
    async ({ page }) => {
      await openDialog(page)
      // As a keyboard does.
      await page.setViewportSize({ width: 360, height })
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
}

test('a call can be booked by keyboard alone', phoneFirst, async ({ page, rows }) => {
  const phone = newPhone()
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
  await page.keyboard.type(phone)
  await page.keyboard.press('Enter')
  await expect(page.getByText('✅ Request Received!')).toBeVisible()
  expect(await rows('consultation_requests', filter(phone))).toHaveLength(1)
  await expect(page.getByRole('button', { name: 'Get Free Consultation' })).toBeFocused()
})
