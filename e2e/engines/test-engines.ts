import { test as base, expect } from 'playwright/test'
import { tools } from '../../scripts/test/tools.ts'
import { inAllEngines, journeys } from '../journeys/journeys'
import { lostFiles, lostFilesInAllEngines } from '../journeys/lost-files'
import { type Server, serverFixture } from '../journeys/server'
import { translated } from '../journeys/translated'
import { visit } from '../journeys/visit'
import type { Journey, Visitor } from '../journeys/visitor'
import { type Engine, type EngineName, engines } from './engines'

type Started = { engine: Engine } | { fault: string }

const test = base.extend<{ server: Server; visitor: Visitor }, { engineName: EngineName; started: Started }>({
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
  server: serverFixture,
  visitor: async ({ started, server }, use) => {
    if ('fault' in started) test.skip(true, started.fault)
    else await use(visit(started.engine.driver, server))
  },
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

const inEachRun = new Set<string>([...inAllEngines, ...lostFilesInAllEngines])
for (const [name, journey] of Object.entries<Journey>({ ...journeys, ...lostFiles }))
  test(name, { tag: inEachRun.has(name) ? [] : '@thorough' }, ({ visitor, server }) =>
    journey(visitor, server),
  )

for (const [name, journey] of Object.entries(translated))
  test(name, { tag: '@thorough' }, ({ visitor, server }) => journey(visitor, server))

test('Back restores a page from the back-forward cache with its text', async ({ visitor }) => {
  await visitor.open('/contact')
  await visitor.fill('Your message', 'Hello')
  // WebKit restores no page that still loads files.
  await expect(async () => {
    await visitor.run(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
    )
    await visitor.open('/robots.txt', { hydrated: false })
    await visitor.back()
    const isRestored = () => visitor.run(() => 'persisted' in window && window.persisted)
    await expect.poll(isRestored, { timeout: 3000 }).toBe(true)
  }).toPass()
  expect(await visitor.value('Your message')).toBe('Hello')
})
