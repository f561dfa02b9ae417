import { tmpdir } from 'node:os'
import { defineConfig, devices } from 'playwright/test'
import { browserArguments, requireBrowser } from './scripts/shared/browser.ts'
import { root } from './scripts/shared/project.ts'

process.env.E2E_PORT ??= '4199'
/** `npm test thorough` also runs slow tests. */
const slow = process.env.TEST_THOROUGH ? [] : [/@thorough/]
const slowOnDesktop = process.env.TEST_THOROUGH ? [] : [/@phone-first/]
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
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
      grepInvert: [/@desktop/, ...slow],
      // A scale of 1, because most of the time goes into drawing pixels.
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, deviceScaleFactor: 1 },
    },
    {
      name: 'desktop',
      grepInvert: [/@once/, ...slow, ...slowOnDesktop],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: `node "${root}/e2e/server.mjs"`,
    // Another folder: the command must change to the project's.
    cwd: tmpdir(),
    url: baseURL,
    env: { PORT: process.env.E2E_PORT },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    stdout: 'ignore',
  },
})
