import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { embeddedSite } from '../../scripts/shared/built-site.mjs'
import { scriptNotice } from '../../src/content/late-scripts'
import { isSlide, type Journey, rows, sendMessage, writeMessage } from './journeys'
import type { Visitor } from './visitor'

const assets = join(embeddedSite, 'assets')
const files = readdirSync(assets).filter((file) => file.endsWith('.js'))

/** A file of the built site, by its name, or by something that is written in it. */
function file(name: RegExp, content?: RegExp) {
  const found = files.filter(
    (file) => name.test(file) && (!content || content.test(readFileSync(join(assets, file), 'utf8'))),
  )
  if (found.length !== 1) throw new Error(`${found.length} files of the site are ${name}.`)
  return String(found[0])
}

/** One file of each kind. */
const kinds = {
  'what every page needs': () => file(/^shell-/),
  'a page': () => file(/^page-/, /["`]\.\/contact-form-/),
  'a form': () => file(/^contact-form-/),
  'what a form shares with others': () => file(/^contact-fields-/),
  'a schema': () => file(/^contact-submissions-/),
  'supabase-js': () => file(/^dist-/, /GoTrueClient/),
  'a dialog': () => file(/^free-call-dialog-/),
  'the toaster': () => file(/^toaster-/),
  'the carousel': () => file(/^carousel-motion-/),
}

/** Loses a file that sending a message needs, and sends one. */
const losing = (kind: keyof typeof kinds, times: number, how: '503' | 'cut' = '503'): Journey => ({
  name: `${how === 'cut' ? 'cut off' : 'lost'} ${times === 1 ? 'once' : `${times} times`}: ${kind}; the message goes through`,
  go: async (visitor) => {
    visitor.proxy.lose(kinds[kind](), times, how)
    await visitor.open('/contact')
    await sendMessage(visitor, await writeMessage(visitor))
  },
})

/** Loses it until the visitor has been told. */
const missing = (kind: 'a schema' | 'supabase-js'): Journey => ({
  name: `lost for a while: ${kind}; the next press stores the message`,
  go: async (visitor) => {
    await visitor.open('/contact')
    visitor.proxy.lose(kinds[kind]())
    const email = await writeMessage(visitor)
    await visitor.click('button', 'Send message')
    await visitor.see('text', 'Failed to send message.')
    await visitor.see('text', 'This did not reach us.')
    expect(await visitor.value('Your message')).toBe('Hello')
    visitor.proxy.repair()
    await sendMessage(visitor, email)
  },
})

const essential: Journey[] = [
  losing('what every page needs', 1),
  missing('supabase-js'),
  {
    name: 'lost for good: a form; it says so in its place, and comes when asked again, nothing typed lost',
    go: async (visitor) => {
      visitor.proxy.lose(kinds['a form']())
      await visitor.open('/contact')
      await visitor.see('text', 'This form cannot be sent yet')
      await visitor.see('link', 'WhatsApp')
      const email = await writeMessage(visitor)
      visitor.proxy.repair()
      await visitor.click('button', 'Try again')
      await sendMessage(visitor, email)
    },
  },
  {
    name: 'lost for good: what every page needs; the page can be read and says so',
    go: async (visitor) => {
      visitor.proxy.lose(kinds['what every page needs']())
      // As if it had loaded itself again already, which it would do under the visitor's fingers.
      await visitor.open('/robots.txt', { hydrated: false })
      await visitor.run(
        (page) => sessionStorage.setItem('studybridge:reloaded', page),
        `${visitor.proxy.address}/contact`,
      )
      await visitor.open('/contact', { hydrated: false })
      const email = await writeMessage(visitor)
      await visitor.until(() => document.querySelector('.script-notice-now') !== null)
      await visitor.see('text', scriptNotice.title)
      // Before the press: the page that it loads tries twice, and then no more.
      visitor.proxy.repair()
      await visitor.afterReload(() => visitor.click('link', scriptNotice.reload))
      await sendMessage(visitor, email)
    },
  },
  {
    name: 'lost for good: a page that is followed to; it is there to read, says so, and comes when asked again',
    go: async (visitor) => {
      await visitor.open('/')
      visitor.proxy.lose(kinds['a page']())
      await followToContact(visitor)
      // Nothing is typed, so the browser loads it by itself, once.
      await visitor.see('text', scriptNotice.title)
      await visitor.see('link', 'WhatsApp')
      visitor.proxy.repair()
      await visitor.afterReload(() => visitor.click('link', scriptNotice.reload))
      await sendMessage(visitor, await writeMessage(visitor))
    },
  },
]

const thorough: Journey[] = [
  losing('a form', 1),
  losing('supabase-js', 1),
  losing('what a form shares with others', 1),
  losing('a page', 1),
  losing('what every page needs', 2),
  losing('a form', 1, 'cut'),
  losing('a schema', 1),
  losing('the toaster', 1),
  missing('a schema'),
  {
    name: 'lost for good: a dialog; it says so, and comes at the next press',
    go: async (visitor) => {
      visitor.proxy.lose(kinds['a dialog']())
      await visitor.open('/')
      await visitor.tap('button', 'Get Free Consultation')
      await visitor.see('heading', 'The form could not be loaded')
      await visitor.see('link', 'WhatsApp')
      await visitor.click('button', 'Close')
      await visitor.until(() => document.activeElement?.textContent === 'Get Free Consultation')
      visitor.proxy.repair()
      await visitor.tap('button', 'Get Free Consultation')
      await visitor.see('field', 'Your name')
    },
  },
  {
    name: 'lost for good: supabase-js; after a reload every field is as it was',
    go: async (visitor) => {
      await visitor.open('/contact')
      visitor.proxy.lose(kinds['supabase-js']())
      const email = await writeMessage(visitor)
      await visitor.click('button', 'Send message')
      await visitor.see('text', 'Failed to send message.')
      visitor.proxy.repair()
      await visitor.reload()
      await visitor.until(() => document.querySelector('textarea')?.value === 'Hello')
      expect(await visitor.value('Your name')).toBe('Asha')
      await sendMessage(visitor, email)
    },
  },
  {
    name: 'lost once: a dialog; it opens all the same',
    go: async (visitor) => {
      visitor.proxy.lose(kinds['a dialog'](), 1)
      await visitor.open('/')
      await visitor.tap('button', 'Get Free Consultation')
      await visitor.see('field', 'Your name')
    },
  },
  {
    name: 'lost once: a page that is followed to; it is shown all the same',
    go: async (visitor) => {
      await visitor.open('/')
      visitor.proxy.lose(kinds['a page'](), 1)
      await followToContact(visitor)
      await sendMessage(visitor, await writeMessage(visitor))
    },
  },
  {
    name: 'lost for good: the toaster; what was stored is confirmed',
    go: async (visitor) => {
      visitor.proxy.lose(kinds['the toaster']())
      await visitor.open('/contact')
      await sendMessage(visitor, await writeMessage(visitor))
    },
  },
  ...[1, Number.POSITIVE_INFINITY].map((times) => ({
    name: `lost ${times === 1 ? 'once' : 'for good'}: the carousel; its buttons work, also around`,
    go: async (visitor: Visitor) => {
      visitor.proxy.lose(kinds['the carousel'](), times)
      await visitor.open('/')
      await visitor.tap('button', 'Next')
      await visitor.until(isSlide, 2)
      await visitor.tap('button', 'Next')
      await visitor.tap('button', 'Next')
      await visitor.until(isSlide, 1)
    },
  })),
  {
    name: 'a slow line: no double sending, no lost typing',
    go: async (visitor) => {
      visitor.proxy.setDelay(3000)
      await visitor.open('/contact', { hydrated: false })
      const email = await writeMessage(visitor)
      await visitor.untilHydrated()
      const { x, y } = await visitor.see('button', 'Send message')
      await visitor.driver.press(x, y, 'mouse')
      await visitor.driver.press(x, y, 'mouse')
      await visitor.see('text', 'Message Sent!')
      expect(await rows(visitor, 'contact_submissions', `email=eq.${email}`)).toHaveLength(1)
    },
  },
]

async function followToContact(visitor: Visitor) {
  await visitor.tap('button', 'Open menu')
  await visitor.click('link', 'Contact')
  await visitor.until(() => location.pathname === '/contact')
}

export const lostFiles = process.env.TEST_THOROUGH ? [...essential, ...thorough] : essential
