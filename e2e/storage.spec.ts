import { expect, newEmail, once, test, untilHydrated } from './fixtures'

test(
  'where storage may not be touched a message, a wizard and a checkout work, and nothing is logged',
  once,
  async ({ page }) => {
    // As private modes and blocked cookies make it.
    await page.addInitScript(() => {
      const deny = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get: deny, configurable: true })
    })
    const open = async (path: string) => {
      await page.goto(path)
      await untilHydrated(page)
    }
    const press = (name: string) => page.getByRole('button', { name }).first().click()

    await open('/contact')
    await page.getByLabel('Your name').fill('Asha')
    await page.getByLabel('Email').fill(newEmail())
    await page.getByLabel('Your message').fill('Hello')
    await press('Send message')
    await expect(page.getByText('Message Sent!')).toBeVisible()

    await open('/signup?type=student')
    await page.getByLabel('Full name').fill('Asha')
    await page.getByLabel('Email').fill(newEmail())
    for (const step of [2, 3, 4]) {
      await press('Next')
      await expect(page.getByRole('heading', { name: `Step ${step} of 4` })).toBeVisible()
    }
    await press('Complete Registration')
    await expect(page.getByText('Registration Submitted')).toBeVisible()

    await open('/services?ref=STUBAB12CD')
    await page.getByRole('checkbox', { name: /^SOP review/ }).check()
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
    await page.getByLabel('Your name').fill('Asha')
    await page.getByLabel('Phone').fill('+91 1')
    await page.getByLabel('Email').fill(newEmail())
    await press('Submit order')
    await expect(page.getByText('Order Submitted Successfully!')).toBeVisible()
  },
)
