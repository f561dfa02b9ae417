import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type BrowserType, firefox, type LaunchOptions, webkit } from 'playwright/test'
import { findCommand, playwrightBrowser } from '../../scripts/shared/browser.mjs'
import { pageVisitor } from '../journeys/page-visitor'
import { phone } from '../journeys/visitor'
import { startFirefox } from './bidi'
import type { Engine, Start } from './driven-visitor'
import { startWebKit } from './webdriver'

/** The engines besides Chromium: what installs each on Debian, the oldest version known to pass, and how it starts, if it is installed. */
const engines = {
  Firefox: {
    packages: ['firefox-esr'],
    needs: '153',
    find: () => {
      const path = findCommand('firefox-esr', 'firefox')
      return playwrightBrowser('firefox') ? startPlaywright(firefox) : path && startFirefox(path)
    },
  },
  WebKit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    needs: '2.50',
    find: () => {
      const [driver, xvfb, miniBrowser] = [
        findCommand('WebKitWebDriver'),
        findCommand('Xvfb'),
        findMiniBrowser(),
      ]
      if (playwrightBrowser('webkit')) return startPlaywright(webkit)
      return driver && xvfb && miniBrowser && startWebKit({ driver, xvfb, miniBrowser })
    },
  },
}

/** An engine that Playwright drives. */
const startPlaywright =
  (type: BrowserType, options: LaunchOptions = {}): Start =>
  async () => {
    const browser = await type.launch(options)
    const page = await browser.newPage({ viewport: phone, hasTouch: true, reducedMotion: 'reduce' })
    return {
      version: browser.version(),
      restoresPages: false,
      visit: (site) => pageVisitor(page, site),
      close: () => browser.close(),
    }
  }

export type EngineName = keyof typeof engines
export const engineNames: EngineName[] = ['Firefox', 'WebKit']
export const packagesOf = (name: EngineName) => engines[name].packages

export async function startEngine(name: EngineName) {
  const start = engines[name].find()
  if (!start) throw new Error(`${name} is not installed (${engines[name].packages.join(', ')})`)
  return start()
}

/** Why an engine cannot be driven, if so. It is tried: a start, a page in a window of a phone's width, a press. */
export async function faultOf(name: EngineName) {
  const { packages, needs, find } = engines[name]
  const start = find()
  if (!start) return { kind: 'missing', reason: `${name} is not installed (${packages.join(', ')})` }
  let engine: Engine | undefined
  const server = createServer((_, answer) => {
    answer
      .setHeader('content-type', 'text/html')
      .end('<button onclick="textContent = innerWidth">Press</button>')
  }).listen(0, '127.0.0.1')
  try {
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    engine = await start()
    const visitor = engine.visit({ address: `http://127.0.0.1:${port}`, setPolicy: () => {} })
    await visitor.open('/', { hydrated: false })
    await visitor.press('Press')
    await visitor.see(String(phone.width))
  } catch (error) {
    const version = engine?.version ?? ''
    if (version && version.localeCompare(needs, 'en', { numeric: true }) < 0)
      return {
        kind: 'old',
        reason: `${name} ${Number.parseInt(version, 10)} is too old for these tests (needs ${needs})`,
      }
    return { kind: 'faulty', reason: `${name} ${version} cannot be driven here: ${error}` }
  } finally {
    // A failing start is told by its own error.
    await engine?.close().catch(() => {})
    server.close()
  }
}

/** Debian keeps it out of the way, in a folder of the machine's kind and the engine's version. */
function findMiniBrowser() {
  const LIB = '/usr/lib'
  const versions = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0']
  const kinds = existsSync(LIB) ? readdirSync(LIB) : []
  return kinds
    .flatMap((kind) => versions.map((version) => join(LIB, kind, version, 'MiniBrowser')))
    .find((path) => existsSync(path))
}
