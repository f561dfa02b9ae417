import { expect } from 'playwright/test'
import { builtPages } from '../../scripts/site/built-site.ts'
import { translatePages } from '../support/translator'
import { journeys } from './journeys'
import type { Journey, Visitor } from './visitor'

/** A visitor whose browser translates each page that it opens. */
const withTranslator = (visitor: Visitor): Visitor => ({
  ...visitor,
  open: async (path, opening) => {
    await visitor.open(path, opening)
    await visitor.run(translatePages)
  },
})

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

/** Journeys before hydration: the simulated translator needs scripts. */
const untranslated = new Set<string>([
  'a call pressed before scripts arrive is requested once',
  'without scripts a page is readable and names the ways to reach us',
  'text typed before hydration survives a reload and is sent',
] satisfies (keyof typeof journeys)[])

/** `npm test` runs this one translated journey; all others are thorough. */
export const translatedInNormalRun = `translated: ${'Back closes the call and the menu, Forward and a reload open the call again' satisfies keyof typeof journeys}`

/** The journeys in a browser that translates, then the remaining forms, then every page. */
export const translated: Record<string, Journey> = {
  ...Object.fromEntries(
    Object.entries(journeys)
      .filter(([name]) => !untranslated.has(name))
      .map(([name, journey]) => [
        `translated: ${name}`,
        (visitor, server) => journey(withTranslator(visitor), server),
      ]),
  ),
  'translated: the forms in dialogs, of accounts and of the referral answer': async (visitor) => {
    const { open, press, fill, see, run } = withTranslator(visitor)
    for (const [path, opener, fields, submit, confirmation] of forms) {
      await open(path)
      if (opener) await press(opener)
      for (const field of fields) await fill(field, values[field] ?? 'Asha Rao')
      await press(submit)
      await see(confirmation)
      expect(await run(isIntact)).toBe(true)
    }
  },
  'translated: each link of the menu and the footer opens its page': async (visitor) => {
    const { open, run } = withTranslator(visitor)
    await open('/')
    for (const { url } of builtPages()) {
      if (!(await run(clickLink, url))) continue
      await expect.poll(() => run(isAt, url)).toBe(true)
      expect(await run(isIntact), url).toBe(true)
    }
  },
}

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
