// The journeys in Firefox and WebKit: `npm run engines`.
import { defineConfig } from 'playwright/test'
import base, { translatable } from '../../playwright.config'
import type { EngineName } from './engines'

process.env.E2E_ENGINES = '1'
process.env.WDIO_LOG_LEVEL = 'silent'
const names: EngineName[] = ['Firefox', 'WebKit']
const isThorough = Boolean(process.env.TEST_THOROUGH)

export default defineConfig<{ translates: boolean }, { engineName: EngineName }>({
  ...base,
  testDir: '..',
  testMatch: ['**/journeys/*.spec.ts', '**/engines/*.spec.ts'],
  // One worker for each engine, which starts once.
  fullyParallel: false,
  timeout: 120_000,
  // WebKitWebDriver sometimes ends its session; a retry starts a new one.
  retries: 1,
  grep: isThorough ? /./ : /@engines/,
  projects: names.flatMap((name) => [
    { name, use: { engineName: name } },
    ...(isThorough
      ? [
          {
            name: `${name}, translated`,
            testMatch: translatable,
            use: { engineName: name, translates: true },
          },
        ]
      : []),
  ]),
})
