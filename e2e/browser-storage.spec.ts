import { newEmail } from './journeys/message'
import { expect, once, test } from './support/fixtures'

test('the privacy policy names each storage key that a visit uses', once, async ({ page, open }) => {
  await open('/?ref=STUBAB12CD')
  await expect(page.getByText('Your friend’s code STUBAB12CD')).toBeVisible()
  await open('/privacy')
  await page.evaluate(() => scrollTo(0, 1500))
  await page.reload()
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(stored.length).toBeGreaterThan(1)
  for (const name of stored) await expect(page.getByRole('main')).toContainText(name)
})

test('services can be selected and ordered with blocked storage', once, async ({ page, open }) => {
  // Storage throws, as in a browser that blocks cookies.
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: deny, configurable: true })
  })
  await open('/services?ref=STUBAB12CD')
  await page.getByRole('checkbox', { name: /^SOP review/ }).check()
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await page.getByLabel('Your name').fill('Asha')
  await page.getByLabel('Phone').fill('+91 98200 00000')
  await page.getByLabel('Email').fill(newEmail())
  await page.getByRole('button', { name: 'Send order request' }).click()
  await expect(page.getByText('Order Submitted Successfully!')).toBeVisible()
})
