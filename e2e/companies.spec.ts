import type { Page } from 'playwright/test'
import { storedPrice } from './content'
import { accessFaults, distance, expect, newEmail, once, phoneFirst, settled, test } from './fixtures'

const filter = (email: string) => `customer_email=eq.${email}`
const dialog = (page: Page) => page.getByRole('dialog')

async function openOrder(page: Page) {
  await page.getByRole('button', { name: 'Get Database Access' }).click()
  await expect(page.getByRole('dialog', { name: 'Order the Belgium database' })).toBeVisible()
}

async function fill(page: Page, email: string) {
  await dialog(page).getByLabel('Full name').fill(' Asha Rao Patel ')
  await dialog(page).getByLabel('Email').fill(email)
  await dialog(page).getByLabel('Phone').fill('+91 98200 00000')
}

const place = (page: Page) => dialog(page).getByRole('button', { name: 'Place my order' }).click()

test(
  'from the country to an order: every field of the row, and the reference that was stored',
  phoneFirst,
  async ({ page, open, rows }) => {
    const email = newEmail()
    await page.clock.setFixedTime('2026-11-21T10:00:00+05:30')
    await open('/companies')
    await page.getByRole('link', { name: 'See companies in Belgium' }).click()
    await expect(page).toHaveURL('/companies/belgium')
    await expect(page.getByText('Free Access, 3 of 26')).toBeVisible()
    const careers = page.getByRole('link', { name: /^See open jobs at .* \(opens in a new tab\)$/ })
    await expect(careers).toHaveCount(3)
    for (const link of await careers.all()) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('href', /^https:\/\//)
    }
    await openOrder(page)
    await fill(page, email)
    await dialog(page).getByLabel('Message (optional)').fill(' Is tax included? ')
    await place(page)
    await expect(page.getByText('Order Received!', { exact: true })).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Order Received Successfully!' })).toBeVisible()
    const [row, ...more] = await rows('database_orders', filter(email))
    expect(more).toEqual([])
    expect(row).toEqual({
      id: expect.any(String),
      created_at: expect.any(String),
      handled_at: null,
      in_flood: false,
      order_reference: expect.stringMatching(/^STUB_DB_ASHA_RAO_20261121_[A-Z0-9]{4}$/),
      customer_name: 'Asha Rao Patel',
      customer_email: email,
      customer_phone: '+91 98200 00000',
      product: 'Belgium Companies Database',
      price: storedPrice,
      message: 'Is tax included?',
      status: 'pending',
    })
    await expect(
      dialog(page).getByRole('group', { name: 'Your order reference' }).getByRole('code'),
    ).toHaveText(String(row?.order_reference))
    for (const step of [
      'Payment details by email within 24 hours.',
      'Pay by UPI or bank transfer.',
      'Database shared within 24-48 hours after payment verification.',
    ])
      await expect(dialog(page).getByText(step)).toBeVisible()
    expect(await accessFaults(page)).toEqual([])
    await dialog(page).getByRole('button', { name: 'Done' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Get Database Access' })).toBeFocused()
  },
)

test(
  'at 360 x 640 the notice of a stored order leaves its title and its reference free',
  once,
  async ({ page, open }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await open('/companies/belgium')
    await openOrder(page)
    await fill(page, newEmail())
    await place(page)
    const title = dialog(page).getByRole('heading', { name: 'Order Received Successfully!' })
    await expect(title).toBeFocused()
    const notice = page.locator('[data-sonner-toast]')
    await expect(notice).toHaveCount(1)
    await settled(page)
    for (const spoken of [title, dialog(page).getByRole('code')]) {
      expect(await distance(notice, spoken)).toBeGreaterThanOrEqual(0)
      await expect(spoken).toBeInViewport({ ratio: 1 })
    }
  },
)

test.describe('with scripts off', once, () => {
  test.use({ javaScriptEnabled: false })

  test('three examples stand where the list would be', async ({ page }) => {
    await page.goto('/companies/belgium')
    const preview = page.getByRole('region', { name: 'See 3 companies free' })
    await expect(preview.getByRole('listitem')).toHaveCount(3)
    await expect(preview.getByText('imec', { exact: true })).toBeVisible()
    await expect(preview.getByText('These three companies are examples from it.')).toBeVisible()
    await expect(page.getByText('The companies are being loaded.').filter({ visible: true })).toHaveCount(0)
  })
})
