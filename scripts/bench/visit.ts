import { type Browser, devices } from 'playwright/test'
import type { Figures } from './figures.ts'
import { observePage } from './observe-page.ts'

const slowPhone = { ...devices['Galaxy S8'], deviceScaleFactor: 2 }
// The slow 4G of Lighthouse.
const slowLine = {
  offline: false,
  latency: 562,
  downloadThroughput: (1.6 * 2 ** 20) / 8,
  uploadThroughput: (750 * 2 ** 10) / 8,
}
const CPU_SLOWDOWN = 4

/** A press, and the figure for the time at which it takes effect. */
export type Press = {
  figure: string
  /** The name of the performance entry at which the button is pressed. */
  at: string
  /** A selector. */
  button: string
  /** A selector of the element that shows the effect. */
  opens: string
}

/**
 * Opens a page on a simulated slow phone; its cache has no file of the page. Returns its figures, or with `press` the time at which
 * the press took effect.
 */
export async function visit(browser: Browser, url: string, press?: Press): Promise<Figures> {
  const context = await browser.newContext(slowPhone)
  try {
    const page = await context.newPage()
    // The icon starts the site's process. Chromium slows a process down only some time after it has started.
    await page.goto(new URL('/favicon.svg', url).href)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', slowLine)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    // tsx passes each named function through `__name`, which a page does not have.
    await page.addInitScript('globalThis.__name = (named) => named')
    await page.addInitScript(observePage, press)
    // The page logs its figures. Playwright's `page.evaluate` would run another script in the page, and change the figures.
    const figures = page.waitForEvent('console', (message) => message.text().startsWith('{"figures"'))
    page.on('console', async (message) => {
      if (message.text().startsWith('{"press"')) {
        const { x, y } = JSON.parse(message.text()).press
        await page.touchscreen.tap(x, y)
      }
    })
    await page.goto(url, { waitUntil: 'commit' })
    return JSON.parse((await figures).text()).figures
  } finally {
    await context.close()
  }
}
