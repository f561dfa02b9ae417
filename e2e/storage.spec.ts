import type { Page } from 'playwright/test'
import { expect, newEmail, newPhone, once, test, thorough, untilHydrated } from './fixtures'

type Way = 'access' | 'read' | 'write'

/** In the page: storage as private modes, blocked cookies and a full disk make it. */
function denyStorage(way: Way) {
  const deny = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const denied = { access: [], read: ['getItem', 'key'], write: ['setItem', 'removeItem', 'clear'] }[way]
  for (const name of denied) Object.defineProperty(Storage.prototype, name, { value: deny })
  if (way === 'access')
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: deny, configurable: true })
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click()

async function fill(page: Page, labels: Record<string, string>) {
  const root = page.getByRole('dialog').or(page.getByRole('main')).last()
  for (const [label, text] of Object.entries(labels)) await root.getByLabel(label).first().fill(text)
}

const contact = {
  path: '/contact',
  notice: 'Message Sent!',
  send: async (page: Page) => {
    await fill(page, { 'Your name': 'Asha', Email: newEmail(), 'Your message': 'Hello' })
    await press(page, 'Send message')
  },
}

const wizard = (type: string) => ({
  path: `/signup?type=${type}`,
  notice: 'Registration Submitted',
  send: async (page: Page) => {
    await fill(page, { 'Full name': 'Asha', Email: newEmail() })
    for (const step of [2, 3, 4]) {
      await press(page, 'Next')
      await expect(page.getByRole('heading', { name: `Step ${step} of 4` })).toBeVisible()
    }
    await press(page, 'Complete Registration')
  },
})

const others = [
  {
    path: '/',
    notice: 'Request Received!',
    send: async (page: Page) => {
      await press(page, 'Get Free Consultation')
      await fill(page, { 'Your name': 'Asha', Phone: newPhone() })
      await press(page, 'Confirm my free call')
    },
  },
  {
    path: '/companies/belgium',
    notice: 'Order Received Successfully!',
    send: async (page: Page) => {
      await press(page, 'Get Database Access')
      await fill(page, { 'Full name': 'Asha', Email: newEmail(), Phone: newPhone() })
      await press(page, 'Place my order')
    },
  },
  {
    path: '/companies',
    notice: 'Subscription Successful!',
    send: async (page: Page) => {
      await press(page, 'Notify Me: Germany')
      await fill(page, { 'Your name': 'Asha', Email: newEmail() })
      await page.getByRole('dialog').getByRole('button', { name: 'Notify me' }).click()
    },
  },
  {
    path: '/booking/any',
    notice: 'Booking Request Sent!',
    send: async (page: Page) => {
      await fill(page, { 'Your name': 'Asha', Email: newEmail() })
      await press(page, 'Confirm my free consultation')
    },
  },
  {
    path: '/referral?ref=STUBAB12CD',
    notice: 'Referral code generated!',
    send: async (page: Page) => {
      await fill(page, { Email: newEmail() })
      await press(page, 'Generate my code')
    },
  },
  {
    path: '/services',
    notice: 'Order Submitted Successfully!',
    send: async (page: Page) => {
      await page.getByRole('checkbox', { name: /^SOP review/ }).check()
      await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
      await fill(page, { 'Your name': 'Asha', Phone: newPhone(), Email: newEmail() })
      await press(page, 'Submit order')
    },
  },
  {
    path: '/login',
    notice: 'Authentication Required',
    send: async (page: Page) => {
      await fill(page, { Email: newEmail(), Password: 'Correct-Horse-42' })
      await press(page, 'Sign in')
    },
  },
  {
    path: '/forgot-password',
    notice: 'Authentication Required',
    send: async (page: Page) => {
      await fill(page, { Email: newEmail() })
      await press(page, 'Send reset link')
    },
  },
]

// What the forms share is tried each way, every form the hardest.
const shared = [contact, wizard('student')]
const trials = [
  { what: 'a form and a wizard', way: 'access', forms: shared, tag: once },
  { what: 'every other form', way: 'access', forms: [wizard('consultant'), ...others], tag: thorough },
  { what: 'a form and a wizard', way: 'read', forms: shared, tag: thorough },
  { what: 'a form and a wizard', way: 'write', forms: shared, tag: thorough },
] as const

for (const { what, way, forms, tag } of trials)
  test(`where storage throws on ${way} ${what} works, and nothing is logged`, tag, async ({ page }) => {
    await page.addInitScript(denyStorage, way)
    for (const { path, notice, send } of forms) {
      await test.step(path, async () => {
        await page.goto(path)
        await untilHydrated(page)
        await send(page)
        await expect(page.getByText(notice).first()).toBeVisible()
      })
    }
  })
