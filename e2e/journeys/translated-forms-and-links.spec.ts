import { builtPages } from '../../scripts/site/built-site.ts'
import { allForms } from '../../src/testing/forms'
import { expect, thorough } from '../fixtures'
import { test } from './test'

// The project `translated journeys` of playwright.config.ts runs the other journeys on translated pages. These tests open the forms
// and links that no other journey opens.
test.use({ translates: true })

/** Forms that no other journey sends. The consultant's wizard is left out, as it works like the student's. */
const names = ['order', 'notify', 'referral', 'login', 'forgot-password']

test(
  'translated: the forms in dialogs, of accounts and of the referral answer',
  thorough,
  async ({ visitor }) => {
    const { open, press, fill, see, run } = visitor
    for (const { path, opener, fields, submit, sent } of allForms.filter(({ name }) =>
      names.includes(name),
    )) {
      await open(path)
      if (opener) await press(opener)
      for (const [label, text] of Object.entries(fields)) await fill(label, text)
      await press(submit)
      await see(sent[0])
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
