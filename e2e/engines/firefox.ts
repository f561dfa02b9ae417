import { firefox as playwright } from 'playwright/test'
import puppeteer from 'puppeteer-core'
import { findFirefox } from '../support/engines.mjs'
import { startWith } from './chromium'
import { type Engine, START_MS, screen } from './driver'

const { path, missing } = findFirefox()

/** Firefox through WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  missing,
  start: async () => {
    if (!path) return startWith(playwright)
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: path,
      timeout: START_MS,
      extraPrefsFirefox: {
        'dom.w3c_touch_events.enabled': 1,
        // As on a phone: the pointer is coarse.
        'ui.primaryPointerCapabilities': 1,
        'ui.allPointerCapabilities': 1,
        'ui.prefersReducedMotion': 1,
      },
    })
    // In the window that it opens with, a date field takes no keys.
    const page = await browser.newPage()
    await page.setViewport(screen)
    return {
      restoresPages: true,
      // By itself, because two navigations at once end the protocol's own.
      goto: async (url) => {
        await page.evaluate((url) => void setTimeout(() => location.assign(url)), url)
      },
      evaluate: (expression) => page.evaluate(expression),
      press: (x, y, by) => (by === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
      type: (text) => page.keyboard.type(text),
      close: () => browser.close(),
    }
  },
}
