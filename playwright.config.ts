import { tmpdir } from 'node:os'
import { defineConfig, devices } from 'playwright/test'
import { browserArguments, requireBrowser } from './scripts/shared/browser.ts'
import { root } from './scripts/shared/project.ts'

process.env.E2E_PORT ??= '4199'
const isThorough = Boolean(process.env.TEST_THOROUGH)
/** Tags of tests that run only in `npm test thorough`. */
const slow = isThorough ? [] : [/@thorough/]
const slowOnDesktop = isThorough ? [] : [/@phone-first/]
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`

// A scale of 1, because most of the time goes into drawing pixels.
const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, deviceScaleFactor: 1 }

/** The journeys that also run in a browser that translates each page. */
export const translatable = '**/journeys/{journeys,budget-to-plan}.spec.ts'

export default defineConfig<{ translates: boolean }>({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // Retry after a crash of the browser; the report calls such a test flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    baseURL,
    launchOptions: { executablePath: requireBrowser(), args: browserArguments },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: '**/{journeys,engines}/**',
      grepInvert: [/@desktop/, ...slow],
      use: phone,
    },
    {
      name: 'desktop',
      testIgnore: '**/{journeys,engines}/**',
      grepInvert: [/@once/, ...slow, ...slowOnDesktop],
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'journeys',
      testMatch: '**/journeys/*.spec.ts',
      grepInvert: isThorough ? [] : [/@engines/, /@thorough/],
      use: phone,
    },
    {
      name: 'translated journeys',
      testMatch: translatable,
      grep: isThorough ? /./ : /@translated/,
      use: { ...phone, translates: true },
    },
  ],
  webServer: {
    command: `node "${root}/e2e/support/server.mjs"`,
    // Starts in another folder, to test that the command changes to the project's.
    cwd: tmpdir(),
    url: baseURL,
    env: { PORT: process.env.E2E_PORT },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    stdout: 'ignore',
  },
})
