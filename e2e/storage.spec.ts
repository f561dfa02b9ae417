import { expect, newEmail, once, test } from './fixtures'

test(
  'where storage may not be touched a message and a checkout work, and nothing is logged',
  once,
  async ({ page, open }) => {
    // As private modes and blocked cookies make it.
    await page.addInitScript(() => {
      const deny = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get: deny, configurable: true })
    })
    await open('/contact')
    await page.getByLabel('Your name').fill('Asha')
    await page.getByLabel('Email').fill(newEmail())
    await page.getByLabel('Your message').fill('Hello')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Message Sent!')).toBeVisible()

    await open('/services?ref=STUBAB12CD')
    await page.getByRole('checkbox', { name: /^SOP review/ }).check()
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
    await page.getByLabel('Your name').fill('Asha')
    await page.getByLabel('Phone').fill('+91 98200 00000')
    await page.getByLabel('Email').fill(newEmail())
    await page.getByRole('button', { name: 'Submit order' }).click()
    await expect(page.getByText('Order Submitted Successfully!')).toBeVisible()
  },
)
