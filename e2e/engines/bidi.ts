import puppeteer from 'puppeteer-core'
import { drivenVisitor, type Start } from './driven-visitor'

/** A system's Firefox, through WebDriver BiDi. */
export const startFirefox =
  (executablePath: string): Start =>
  async () => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      defaultViewport: null,
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
    return {
      version: (await browser.version()).replace('firefox/', ''),
      restoresPages: true,
      visit: drivenVisitor({
        resize: (width, height) => page.setViewport({ width, height }),
        // By itself, because two navigations at once end the protocol's own.
        goto: (url) => page.evaluate((url) => void setTimeout(() => location.assign(url)), url),
        evaluate: (expression) => page.evaluate(expression),
        press: (x, y) => page.touchscreen.tap(x, y),
        type: (text) => page.keyboard.type(text),
      }),
      close: () => browser.close(),
    }
  }
