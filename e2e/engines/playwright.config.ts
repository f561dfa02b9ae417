// The journeys in Firefox and WebKit: `npm run engines`.
import { defineConfig } from 'playwright/test'
import base, { translatable } from '../../playwright.config'
import type { EngineName } from './engines'

process.env.E2E_ENGINES = '1'
process.env.WDIO_LOG_LEVEL = 'silent'
const isThorough = Boolean(process.env.TEST_THOROUGH)

// One worker for each engine, which starts once.
const inEngine = (engineName: EngineName) => ({ name: engineName, workers: 1, use: { engineName } })
const translated = (engineName: EngineName) => ({
  name: `${engineName}, translated`,
  workers: 1,
  testMatch: translatable,
  use: { engineName, translates: true },
})

export default defineConfig<{ translates: boolean }, { engineName: EngineName }>({
  ...base,
  testDir: '..',
  testMatch: ['**/journeys/*.spec.ts', '**/engines/*.spec.ts'],
  fullyParallel: false,
  timeout: 120_000,
  // WebKitWebDriver sometimes ends its session; a retry starts a new one.
  retries: 1,
  grep: isThorough ? /./ : /@engines/,
  projects: [
    inEngine('Firefox'),
    inEngine('WebKit'),
    ...(isThorough ? [translated('Firefox'), translated('WebKit')] : []),
  ],
})
