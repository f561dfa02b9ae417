import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import puppeteer from 'puppeteer-core'
import WebDriver, { type Client } from 'webdriver'
import { findCommand } from '../../scripts/shared/browser.ts'
import type { Driver } from '../journeys/visit'

export type Engine = { version: string; driver: Driver; close: () => Promise<unknown> }

/** The engines besides Chromium: Debian's packages, the oldest version that passes, and the function that starts it. */
export const engines = {
  Firefox: {
    packages: ['firefox-esr'],
    needs: '153',
    find: () => {
      const path = findCommand('firefox-esr', 'firefox')
      return path && (() => startFirefox(path))
    },
  },
  WebKit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    needs: '2.50',
    find: () => {
      const [driver, xvfb, browser] = [findCommand('WebKitWebDriver'), findCommand('Xvfb'), findMiniBrowser()]
      return driver && xvfb && browser && (() => startWebKit({ driver, xvfb, browser }))
    },
  },
}
export type EngineName = keyof typeof engines

/** Firefox through WebDriver BiDi. */
async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: null,
    extraPrefsFirefox: {
      'dom.w3c_touch_events.enabled': 1,
      // A coarse pointer, as on a phone.
      'ui.primaryPointerCapabilities': 1,
      'ui.allPointerCapabilities': 1,
      'ui.prefersReducedMotion': 1,
      // On a busy machine a tap may last so long that it opens the context menu.
      'ui.click_hold_context_menus.delay': 60_000,
    },
  })
  // A new window, because date fields accept no keys in the first one.
  const page = await browser.newPage()
  return {
    version: (await browser.version()).replace('firefox/', ''),
    driver: {
      resize: (width, height) => page.setViewport({ width, height }),
      // Not `page.goto`, which fails if the page reloads at once.
      goto: (url) => page.evaluate((url) => void setTimeout(() => location.assign(url)), url),
      evaluate: (expression) => page.evaluate(expression),
      press: (x, y) => page.touchscreen.tap(x, y),
      type: (text) => page.keyboard.type(text),
    },
    close: () => browser.close(),
  }
}

const SCRIPT_MS = 8000

type Paths = { driver: string; xvfb: string; browser: string }

/** WebKitGTK, Safari's engine, through WebDriver and a virtual screen. */
async function startWebKit(paths: Paths): Promise<Engine> {
  const { port, endProcesses } = await startWebKitDriver(paths)
  const capabilities = {
    pageLoadStrategy: 'none' as const,
    'wdio:enforceWebDriverClassic': true,
    'webkitgtk:browserOptions': { binary: paths.browser, args: ['--automation', '--full-screen'] },
  }
  const session = await WebDriver.newSession({
    hostname: '127.0.0.1',
    port,
    logLevel: 'silent',
    connectionRetryCount: 20,
    capabilities,
  })
  return {
    version: String(session.capabilities.browserVersion),
    driver: webKitDriver(session),
    close: async () => {
      await session.deleteSession()
      endProcesses()
    },
  }
}

/** Starts a virtual screen, and on it WebKit's driver. */
async function startWebKitDriver(paths: Paths) {
  const xvfb = spawn(paths.xvfb, ['-displayfd', '3', '-screen', '0', '1024x1024x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = String((await once(xvfb.stdio[3] as Readable, 'data'))[0]).trim()
  const port = await freePort()
  const driver = spawn(paths.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      LANG: 'en_US.UTF-8',
      // The sandbox does not work for root.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  })
  const endProcesses = () => {
    driver.kill()
    xvfb.kill()
  }
  process.once('exit', endProcesses)
  return { port, endProcesses }
}

function webKitDriver(session: Client): Driver {
  const act = (type: 'pointer' | 'key', actions: object[]) =>
    session.performActions([{ type, id: type, actions }])
  return {
    resize: (width, height) => session.setWindowRect(null, null, width, height),
    goto: (url) => session.navigateTo(url),
    evaluate: async (expression) => {
      const script = `const [done] = arguments
        Promise.resolve().then(() => (${expression})).then((value) => done({ value }), (error) => done({ error: String(error) }))`
      // WebKit never answers a script that runs while its page goes into the back-forward cache.
      const late = wait(SCRIPT_MS, { value: undefined, error: 'No answer' }, { ref: false })
      const { value, error } = await Promise.race([session.executeAsyncScript(script, []), late])
      if (error) throw new Error(error)
      return value
    },
    // It has no touch input, so it presses with the mouse.
    press: (x, y) =>
      act('pointer', [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type: async (text) => {
      // Arrow keys reach a date field only as actions, which are slow.
      if (/[\uE000-\uF8FF]/.test(text))
        return act(
          'key',
          [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
        )
      const [element = ''] = Object.values(await session.getActiveElement())
      return session.elementSendKeys(element, text)
    },
  }
}

/** The path of MiniBrowser, whose folder depends on the architecture and the engine's version. */
function findMiniBrowser() {
  const LIB = '/usr/lib'
  const versions = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0']
  const folders = existsSync(LIB) ? readdirSync(LIB) : []
  return folders
    .flatMap((folder) => versions.map((version) => join(LIB, folder, version, 'MiniBrowser')))
    .find((path) => existsSync(path))
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await once(server.close(), 'close')
  return port
}
