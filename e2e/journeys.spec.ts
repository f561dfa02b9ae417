import type { Page } from 'playwright/test'
import { test as base, once, thorough } from './fixtures'
import { inAllEngines, journeys } from './journeys/journeys'
import { lostFiles } from './journeys/lost-files'
import { type Server, serverFixture } from './journeys/server'
import { translated, translatedInNormalRun } from './journeys/translated'
import { ARROW_RIGHT, type Driver, visit } from './journeys/visit'
import type { Journey, Visitor } from './journeys/visitor'

const driverOf = (page: Page): Driver => ({
  resize: (width, height) => page.setViewportSize({ width, height }),
  goto: (url) => page.goto(url, { waitUntil: 'commit' }),
  evaluate: (expression) => page.evaluate(expression),
  press: (x, y) => page.touchscreen.tap(x, y),
  type: async (text) => {
    for (const [index, part] of text.split(ARROW_RIGHT).entries()) {
      if (index > 0) await page.keyboard.press('ArrowRight')
      await page.keyboard.type(part)
    }
  },
})

const test = base.extend<{ server: Server; visitor: Visitor }>({
  server: serverFixture,
  visitor: ({ page, server }, use) => use(visit(driverOf(page), server)),
})

/** The engines stage runs `inAllEngines`, and component tests take the steps of the last journey. */
const testedElsewhere = new Set<string>([
  ...inAllEngines,
  'a mistyped address is sent once confirmed, then corrected in a second row' satisfies keyof typeof journeys,
])

for (const [name, journey] of Object.entries<Journey>(journeys))
  test(name, testedElsewhere.has(name) ? thorough : once, ({ visitor, server, cleanConsole }) => {
    // Errors of requests that the server loses or refuses.
    cleanConsole.allow(
      /ERR_|Failed to fetch|Content Security Policy|preload|status of 40[349]|DataError: 403/,
    )
    return journey(visitor, server)
  })
for (const [name, journey] of Object.entries(translated))
  test(name, name === translatedInNormalRun ? once : thorough, ({ visitor, server, cleanConsole }) => {
    // React renders a part afresh that was translated before its hydration; journeys refuse requests.
    cleanConsole.allow(/React error #418|ERR_|Failed to fetch|status of 40[349]|DataError: 403/)
    return journey(visitor, server)
  })
for (const [name, journey] of Object.entries<Journey>(lostFiles))
  test(name, thorough, ({ visitor, server, cleanConsole }) => {
    // The log names each lost file.
    cleanConsole.allow(/./)
    return journey(visitor, server)
  })
