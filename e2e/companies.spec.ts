import type { Page } from 'playwright/test'
import { storedPrice } from './content'
import {
  accessFaults,
  distance,
  expect,
  loseAnswer,
  newEmail,
  once,
  phoneFirst,
  settled,
  test,
  thorough,
} from './fixtures'

const companies = '**/rest/v1/companies*'
const FAILED = 'Failed to submit order. Please try again or contact us directly.'

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

test(
  'an answer that is lost and the same order again make one row and show its reference',
  thorough,
  async ({ page, open, rows, cleanConsole }) => {
    cleanConsole.allow(/DataError|ERR_FAILED|409/)
    const email = newEmail()
    await open('/companies/belgium')
    await openOrder(page)
    await fill(page, email)
    await loseAnswer(page, 'database_orders')
    await place(page)
    await expect(page.getByText(FAILED)).toBeVisible()
    await place(page)
    await expect(page.getByText('Order Received!', { exact: true })).toBeVisible()
    const stored = await rows('database_orders', filter(email))
    expect(stored).toHaveLength(1)
    await expect(
      dialog(page).getByRole('group', { name: 'Your order reference' }).getByRole('code'),
    ).toHaveText(String(stored[0]?.order_reference))
  },
)

test(
  'a reload in the middle keeps what was typed, closing the dialog does not',
  thorough,
  async ({ page, open, reload }) => {
    const name = () => dialog(page).getByLabel('Full name')
    await open('/companies/belgium')
    await openOrder(page)
    await name().fill('Asha')
    await page.mouse.click(5, 5)
    await reload()
    await openOrder(page)
    await expect(name()).toHaveValue('Asha')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    // The form is emptied when the dialog is out of sight.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('studybridge:draft:v1:order')))
      .toBeNull()
    await openOrder(page)
    await expect(name()).toHaveValue('')
  },
)

test('an order is placed by keyboard alone', thorough, async ({ page, open, rows }) => {
  const email = newEmail()
  await open('/companies/belgium')
  await page.getByRole('button', { name: 'Get Database Access' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  expect(await accessFaults(page)).toEqual([])
  await dialog(page).getByLabel('Full name').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please fill in all required fields.')).toBeVisible()
  await expect(dialog(page).getByLabel('Full name')).toBeFocused()
  expect(await accessFaults(page)).toEqual([])
  await page.keyboard.type('Asha')
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('+91 1')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Order Received!', { exact: true })).toBeVisible()
  expect(await rows('database_orders', filter(email))).toMatchObject([
    { customer_name: 'Asha', message: null },
  ])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Get Database Access' })).toBeFocused()
})

test(
  'companies that cannot be read leave three samples at once, and may be asked for again',
  once,
  async ({ page, open, cleanConsole }) => {
    cleanConsole.allow(/DataError|Failed to load resource/)
    await page.route(companies, (route) => route.fulfill({ status: 503, body: 'down' }), { times: 1 })
    await open('/companies/belgium')
    await expect(page.getByText('Failed to load companies. Showing default preview.')).toBeVisible()
    const cards = page.getByRole('region', { name: 'See 3 companies free' }).getByRole('listitem')
    await expect(cards).toHaveCount(3)
    expect(await accessFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Failed to load companies.')).toBeHidden()
    await expect(cards).toHaveCount(3)
    await expect(page.getByText('Verified', { exact: true })).toHaveCount(3)
  },
)

test(
  'the unlock button leads to the premium section, and back is where it was',
  thorough,
  async ({ page, open }) => {
    await open('/companies/belgium')
    const unlock = page.getByRole('link', { name: 'See what you get' })
    await unlock.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    await unlock.press('Enter')
    await expect(page).toHaveURL('/companies/belgium#premium-access')
    await expect(page.getByRole('heading', { name: 'The full Belgium database' })).toBeInViewport()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  },
)

test(
  'news of a country that is still to come is asked for by keyboard, and nothing is sent',
  thorough,
  async ({ page, open }) => {
    await open('/companies')
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/rest/')) sent.push(request.url())
    })
    await page.getByRole('button', { name: 'Notify Me: Germany' }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    expect(await accessFaults(page)).toEqual([])
    await dialog(page).getByLabel('Your name').focus()
    await page.keyboard.type('Asha')
    await page.keyboard.press('Tab')
    await page.keyboard.type('asha@example.com')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Subscription Successful!')).toBeVisible()
    await expect(page.getByText("We'll notify you when Germany database is ready.")).toBeVisible()
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Notify Me: Germany' })).toBeFocused()
    expect(sent).toEqual([])
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
