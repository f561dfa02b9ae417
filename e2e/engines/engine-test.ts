import { test } from 'playwright/test'
import { tools } from '../../scripts/test/tools.ts'
import type { Driver } from '../journeys/visitor'
import type { CleanConsole } from '../support/fixtures'
import { type Engine, type EngineName, engines } from './engines'

type Started = { engine: Engine } | { fault: string }

/** A test in an installed Firefox or WebKit, which `engineName` names. */
export const engineTest = test.extend<
  { driver: Driver; cleanConsole: CleanConsole },
  { engineName: EngineName; started: Started }
>({
  engineName: ['Firefox', { option: true, scope: 'worker' }],
  // A worker uses one window for all its tests. Each test has its own origin, so cache and storage are empty.
  started: [
    async ({ engineName }, use) => {
      const started = await start(engineName)
      if ('fault' in started) console.log(`${started.fault}: skipped.`)
      await use(started)
      if ('engine' in started) await started.engine.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  driver: async ({ started }, use) => {
    if ('fault' in started) test.skip(true, started.fault)
    else await use(started.engine.driver)
  },
  // WebDriver does not report what a page logs.
  cleanConsole: { allow: () => {} },
})

/** Starts an engine. Skips the tests if it cannot start; in CI fails. */
async function start(name: EngineName): Promise<Started> {
  const { needs, start } = engines[name]
  try {
    const engine = await start()
    if (!engine) throw new Error(`not installed (${tools[name].packages.join(', ')})`)
    if (engine.version.localeCompare(needs, 'en', { numeric: true }) >= 0) return { engine }
    await engine.close()
    throw new Error(`${engine.version} is too old (needs ${needs})`)
  } catch (error) {
    if (process.env.CI) throw error
    return { fault: `${name}: ${error instanceof Error ? error.message : error}` }
  }
}
