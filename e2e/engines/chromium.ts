import { type BrowserType, chromium as playwright } from 'playwright/test'
import { browserArguments, ensureBrowser } from '../../scripts/shared/browser.mjs'
import { ARROW_RIGHT, type Engine, screen } from './driver'

export const chromium: Engine = {
  name: 'Chromium',
  start: () => startWith(playwright, { executablePath: ensureBrowser(), args: browserArguments }),
}

/** An engine that Playwright drives. */
export async function startWith(engine: BrowserType, options: Parameters<BrowserType['launch']>[0] = {}) {
  const browser = await engine.launch(options)
  const context = await browser.newContext({ viewport: screen, hasTouch: true, reducedMotion: 'reduce' })
  const page = await context.newPage()
  return {
    restoresPages: false,
    goto: async (url: string) => {
      page.goto(url).catch(() => {})
    },
    evaluate: (expression: string): Promise<unknown> => page.evaluate(expression),
    press: (x: number, y: number, by: 'mouse' | 'touch') =>
      by === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y),
    type: async (text: string) => {
      for (const [index, part] of text.split(ARROW_RIGHT).entries()) {
        if (index > 0) await page.keyboard.press('ArrowRight')
        await page.keyboard.type(part)
      }
    },
    close: () => browser.close(),
  }
}
