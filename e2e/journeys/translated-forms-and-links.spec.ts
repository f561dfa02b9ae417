import { builtPages } from '../../scripts/site/built-site.ts'
import { expect, thorough } from '../fixtures'
import { test } from './test'

// The project `translated journeys` of playwright.config.ts runs the other journeys on translated pages. These tests open the forms
// and links that no other journey opens.
test.use({ translates: true })

/** Forms that no other journey sends: the fields, the button, and the confirmation. */
const forms: [
  path: string,
  opener: string | undefined,
  fields: string[],
  submit: string,
  confirmation: string,
][] = [
  [
    '/companies/belgium',
    'Get Database Access',
    ['Full name', 'Email', 'Phone'],
    'Send order request',
    'Order Received',
  ],
  ['/companies', 'Notify Me: Germany', ['Your name', 'Email'], 'Notify me', 'Subscription Successful!'],
  ['/referral', undefined, ['Email'], 'Generate my code', 'Referral code generated!'],
  ['/login', undefined, ['Email', 'Password'], 'Sign in', 'Authentication Required'],
  ['/forgot-password', undefined, ['Email'], 'Send reset link', 'Authentication Required'],
]
const values: Record<string, string> = { Email: 'asha@example.com', Phone: '+91 98200 00000' }

test(
  'translated: the forms in dialogs, of accounts and of the referral answer',
  thorough,
  async ({ visitor }) => {
    const { open, press, fill, see, run } = visitor
    for (const [path, opener, fields, submit, confirmation] of forms) {
      await open(path)
      if (opener) await press(opener)
      for (const field of fields) await fill(field, values[field] ?? 'Asha Rao')
      await press(submit)
      await see(confirmation)
      expect(await run(isIntact)).toBe(true)
    }
  },
)

test('translated: each link of the menu and the footer opens its page', thorough, async ({ visitor }) => {
  const { open, run } = visitor
  await open('/')
  for (const { url } of builtPages()) {
    if (!(await run(clickLink, url))) continue
    await expect.poll(() => run(isAt, url)).toBe(true)
    expect(await run(isIntact), url).toBe(true)
  }
})

// The functions below run in the page.

function clickLink(url: string) {
  const link = document.querySelector<HTMLAnchorElement>(`header a[href="${url}"], footer a[href="${url}"]`)
  link?.click()
  return link !== null
}

const isAt = (url: string) => location.pathname === url && document.querySelector('.loading-bar') === null

/** A page that crashed is blank, or has no translated text. */
const isIntact = () =>
  document.querySelectorAll('main h1').length === 1 && document.querySelectorAll('main font').length > 3
