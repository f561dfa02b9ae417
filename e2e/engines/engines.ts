import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'webdriver'
import { freePort } from '../../scripts/shared/free-port.ts'
import { findFirefox, findWebKit } from '../../scripts/test/tools.ts'
import type { Driver } from '../journeys/visitor'

export type Engine = { version: string; driver: Driver; close: () => Promise<unknown> }

/** The engines besides Chromium: the oldest version that passes, and the function that starts it, if it is installed. */
export const engines = {
  Firefox: { needs: '153', start: startFirefox },
  WebKit: { needs: '2.50', start: startWebKit },
}
export type EngineName = keyof typeof engines

/** Firefox through WebDriver BiDi. */
async function startFirefox(): Promise<Engine | undefined> {
  const executablePath = findFirefox()
  if (!executablePath) return
  const { default: puppeteer } = await import('puppeteer-core')
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

/** WebKitGTK, Safari's engine, through WebDriver and a virtual screen. */
async function startWebKit(): Promise<Engine | undefined> {
  const paths = findWebKit()
  if (!paths) return
  const { port, endProcesses } = await startWebKitDriver(paths)
  const capabilities = {
    pageLoadStrategy: 'none' as const,
    'wdio:enforceWebDriverClassic': true,
    'webkitgtk:browserOptions': { binary: paths.browser, args: ['--automation', '--full-screen'] },
  }
  const { default: WebDriver } = await import('webdriver')
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
async function startWebKitDriver(paths: { driver: string; xvfb: string }) {
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
      session.performActions([
        {
          type: 'pointer',
          id: 'mouse',
          actions: [
            { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ]),
    type: async (text) => {
      const [element = ''] = Object.values(await session.getActiveElement())
      return session.elementSendKeys(element, text)
    },
  }
}
