import { test as base, expect } from 'playwright/test'
import { journeys } from '../journeys/journeys'
import { type Server, serverFixture } from '../journeys/server'
import type { Visitor } from '../journeys/visitor'
import type { Engine } from './driven-visitor'
import { type EngineName, startEngine } from './engines'
import { lostFiles } from './lost-files'

const test = base.extend<{ server: Server; visitor: Visitor }, { engineName: EngineName; engine: Engine }>({
  engineName: ['Firefox', { option: true, scope: 'worker' }],
  // One window for all tests of a worker: its address is new each time, so its cache and storage are empty.
  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName)
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  server: serverFixture,
  visitor: ({ engine, server }, use) => use(engine.visit(server)),
})

for (const [name, journey] of Object.entries({ ...journeys, ...lostFiles }))
  test(name, ({ visitor, server }) => journey(visitor, server))

test('Back restores a page as it was left', async ({ engine, visitor }) => {
  test.skip(!engine.restoresPages, 'while Playwright drives it, no engine does')
  await visitor.open('/contact')
  await visitor.fill('Your message', 'Hello')
  // While files are on the way WebKit restores nothing.
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
