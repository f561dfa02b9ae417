import { expect, type Page, type TestType } from 'playwright/test'
import { engineTest } from '../engines/engine-test'
import { type CleanConsole, test as chromiumTest } from '../support/fixtures'
import { type Server, startServer } from './server'
import { type Driver, type Visitor, visit } from './visitor'

/** Engines differ in this journey: `npm test` runs it in Firefox and WebKit, and `npm test thorough` also in Chromium. */
export const inEngines = { tag: '@engines' }

type Fixtures = {
  /** The site at an origin of its own, where a test can lose, refuse or hold requests. */
  server: Server
  visitor: Visitor
  /** Whether the visitor's browser translates each page. */
  translates: boolean
}

const inChromium = chromiumTest.extend<{ driver: Driver }>({
  driver: ({ page }, use) => use(chromiumDriver(page)),
})

/** Drives Playwright's page, or with the configuration of e2e/engines an installed engine. */
const withDriver: TestType<
  { driver: Driver; cleanConsole: CleanConsole; baseURL: string | undefined },
  object
> = process.env.E2E_ENGINES ? engineTest : inChromium

export const test = withDriver.extend<Fixtures>({
  translates: [false, { option: true }],
  server: async ({ baseURL }, use) => {
    const server = await startServer(String(baseURL))
    try {
      await use(server)
      await expect.poll(server.unused).toEqual([])
    } finally {
      server.close()
    }
  },
  visitor: async ({ driver, server, translates, cleanConsole }, use) => {
    // React renders parts again that were translated before hydration, such as the footer.
    if (translates) cleanConsole.allow(/React error #418/)
    await use(visit(driver, server, translates))
  },
})

const chromiumDriver = (page: Page): Driver => ({
  resize: (width, height) => page.setViewportSize({ width, height }),
  goto: (url) => page.goto(url, { waitUntil: 'commit' }),
  evaluate: (expression) => page.evaluate(expression),
  press: (x, y) => page.touchscreen.tap(x, y),
  type: (text) => page.keyboard.type(text),
})
