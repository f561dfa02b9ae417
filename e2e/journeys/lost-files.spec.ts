import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { embeddedSite } from '../../scripts/site/built-site.ts'
import { lostCode, nextPage, scriptNotice } from '../../src/content/lost-code'
import { freeCall } from '../support/content'
import { expect, thorough } from '../support/fixtures'
import { sendMessage, writeMessage } from './message'
import { inEngines, test } from './test'
import type { Visitor } from './visitor'

test.beforeEach(({ cleanConsole }) =>
  cleanConsole.allow(/status of 503|ERR_|Failed to fetch|preload|DataError/),
)

const assets = join(embeddedSite, 'assets')
const files = readdirSync(assets).filter((file) => file.endsWith('.js'))

/** A file of the built site, found by its name and by a text in it. */
function file(name: RegExp, content = /./) {
  const found = files.filter(
    (file) => name.test(file) && content.test(readFileSync(join(assets, file), 'utf8')),
  )
  if (found.length !== 1) throw new Error(`${found.length} files of the site are ${name}.`)
  return String(found[0])
}

const builtFile = {
  framework: () => file(/^app-/),
  supabaseJs: () => file(/^supabase-/, /GoTrueClient/),
  callDialog: () => file(/^free-call-dialog-/),
  aboutPage: () => file(/^about-/),
}

test(
  'a framework file that is lost once is fetched by one reload',
  inEngines,
  async ({ visitor, server }) => {
    server.lose(builtFile.framework(), 1)
    await visitor.open('/contact')
    await sendMessage(visitor, server, await writeMessage(visitor))
  },
)

test(
  'a framework file that stays lost shows a link that keeps typed text',
  thorough,
  async ({ visitor, server }) => {
    server.lose(builtFile.framework())
    await visitor.open('/robots.txt', { hydrated: false })
    await visitor.run(noReload, `${server.address}/contact`)
    await visitor.open('/contact', { hydrated: false })
    await visitor.see(scriptNotice.title)
    const email = await writeMessage(visitor)
    server.repair()
    await visitor.press(scriptNotice.reload)
    await visitor.seeNot(scriptNotice.title)
    await expect.poll(() => visitor.value('Your message')).toBe('Hello')
    await sendMessage(visitor, server, email)
  },
)

test(
  'after a lost supabase-js file, the reload keeps the typed message',
  thorough,
  async ({ visitor, server }) => {
    server.lose(builtFile.supabaseJs())
    await visitor.open('/contact')
    const email = await writeMessage(visitor)
    await visitor.press('Send message')
    await visitor.see('This did not reach us.')
    server.repair()
    await visitor.press(lostCode.reload)
    await visitor.seeNot('This did not reach us.')
    await expect.poll(() => visitor.value('Your message')).toBe('Hello')
    await sendMessage(visitor, server, email)
  },
)

test(
  'a lost dialog file offers a reload, which opens the dialog again',
  inEngines,
  async ({ visitor, server }) => {
    const { open, press, see, fill, value, run } = visitor
    const { lose, repair, address } = server
    lose(builtFile.callDialog())
    await open('/contact')
    await run(noReload, `${address}/contact`)
    await fill('Your name', 'Asha')
    await press('Open menu')
    await press('Book Your Consultation')
    await see('The form could not be loaded')
    await see('WhatsApp')
    repair()
    await press(lostCode.reload)
    // The dialog that shows while its code loads has no fields; its button to close would move under the press.
    await see(freeCall.phone)
    await press('Close')
    await expect.poll(() => value('Your name')).toBe('Asha')
  },
)

test(
  'a page change during a deployment opens the page and keeps typed text',
  thorough,
  async ({ visitor, server }) => {
    // Lose the file twice: the touch prefetches it, and the press requests it again.
    server.lose(builtFile.aboutPage(), 2)
    await visitor.open('/contact')
    const email = await writeMessage(visitor)
    await goToAbout(visitor)
    await visitor.see('About us')
    await visitor.back()
    await expect.poll(() => visitor.value('Your message')).toBe('Hello')
    await sendMessage(visitor, server, email)
  },
)

test(
  'a page change while offline waits for the site and keeps typed text',
  thorough,
  async ({ visitor, server }) => {
    await visitor.open('/contact')
    const email = await writeMessage(visitor)
    server.setOffline(true)
    await goToAbout(visitor)
    await visitor.see(nextPage.offline('About Us'))
    expect(await visitor.value('Your message')).toBe('Hello')
    server.setOffline(false)
    await visitor.see('About us')
    await visitor.back()
    await expect.poll(() => visitor.value('Your message')).toBe('Hello')
    await sendMessage(visitor, server, email)
  },
)

async function goToAbout({ press }: Visitor) {
  await press('Open menu')
  await press('About Us')
}

/** Pretends that a page has reloaded already. */
const noReload = (address: string) =>
  sessionStorage.setItem('studybridge:reloaded', JSON.stringify({ address }))
