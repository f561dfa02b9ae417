// Playwright's configuration for the stage `engines` of `npm test`.
import { defineConfig } from 'playwright/test'
import base from '../../playwright.config'
import { type EngineName, engineNames } from './engines'

export default defineConfig<object, { engineName: EngineName }>({
  ...base,
  testDir: '.',
  testMatch: 'test-engines.ts',
  timeout: 120_000,
  // WebKitWebDriver ends its session now and then; the next try starts another one.
  retries: 1,
  grepInvert: process.env.TEST_THOROUGH ? [] : [/@thorough/],
  projects: engineNames.map((name) => ({ name, use: { engineName: name } })),
})
