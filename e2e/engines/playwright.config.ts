// The journeys in Firefox and WebKit: `npm run engines`.
import { defineConfig } from 'playwright/test'
import base from '../../playwright.config'
import { type EngineName, engines } from './engines'

process.env.WDIO_LOG_LEVEL = 'silent'
const names = Object.keys(engines) as EngineName[]

export default defineConfig<object, { engineName: EngineName }>({
  ...base,
  testDir: '.',
  testMatch: 'test-engines.ts',
  // One worker for each engine, which starts once.
  fullyParallel: false,
  timeout: 120_000,
  // WebKitWebDriver sometimes ends its session; a retry starts a new one.
  retries: 1,
  grepInvert: process.env.TEST_THOROUGH ? [] : [/@thorough/],
  projects: names.map((name) => ({ name, use: { engineName: name } })),
})
