// The journeys in Firefox and WebKit: `npm run engines`.
import { defineConfig } from 'playwright/test'
import base from '../../playwright.config'
import { installPackages } from '../../scripts/shared/browser.ts'
import { type EngineName, engines } from './engines'

process.env.WDIO_LOG_LEVEL = 'silent'
const names = Object.keys(engines) as EngineName[]

// Workers read this file too; only the runner installs, before they start.
if (!process.env.TEST_WORKER_INDEX)
  for (const name of names)
    if (!engines[name].find()) installPackages(engines[name].packages, '--no-install-recommends')

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
