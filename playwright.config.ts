import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from 'playwright/test'
import { browserArguments, ensureBrowser } from './scripts/lib/browser.mjs'

// The configuration is read again in every worker; the server and its data belong to the first reading.
process.env.E2E_PORT ??= '4199'
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'studybridge-e2e-'))
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // Nothing is tried twice but in CI, where what needed it is named as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.TEST_TALLY ? [['list'], ['./scripts/lib/tally-playwright.mjs']] : 'list',
  use: {
    baseURL,
    launchOptions: { executablePath: ensureBrowser(), args: browserArguments },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } } },
    { name: 'desktop', grepInvert: /@once/, use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    command: 'npm start',
    url: baseURL,
    env: { PORT: process.env.E2E_PORT, DATA_DIR: process.env.E2E_DATA_DIR },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    stdout: 'ignore',
  },
})
