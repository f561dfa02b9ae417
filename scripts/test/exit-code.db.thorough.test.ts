import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { localDir, root } from '../shared/project.mjs'
import { runTests } from './run.mjs'

const files = {
  'vitest.config.mjs': `export default { test: { retry: 1, globalSetup: '${root}/supabase/tests/backend.ts' } }`,
  'mixed.test.mjs': `
    import { expect, inject, test } from 'vitest'
    let tries = 0
    test('passes', () => expect(inject('backendUrl')).toMatch(/^http/))
    test('fails', () => expect(1).toBe(2))
    test('is flaky', () => expect(tries++).toBe(1))
    test.skip('is left out', () => {})`,
  'unloaded.test.mjs': `
    import { test } from 'vitest'
    import './not-there.mjs'
    test('never runs', () => {})`,
}

test('a failed test and a file that does not load fail a run with the backend', {
  timeout: 120_000,
}, async () => {
  mkdirSync(localDir, { recursive: true })
  const folder = mkdtempSync(join(localDir, 'run-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)

  expect(
    await runTests('vitest', ['run', '--root', folder, '--reporter=./scripts/test/tally-vitest.mjs'], {
      held: true,
    }),
  ).toMatchObject({
    status: 1,
    passed: 2,
    skipped: 1,
    failed: [
      expect.stringMatching(/^mixed.test.mjs > fails$/),
      expect.stringMatching(/^unloaded.test.mjs: .*not-there/),
    ],
    flaky: ['mixed.test.mjs > is flaky'],
  })
})
