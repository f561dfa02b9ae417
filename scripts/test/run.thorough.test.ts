import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { localDir, root } from '../shared/project.mjs'
import { runTests } from './run.mjs'

function folderWith(files: Record<string, string>) {
  mkdirSync(localDir, { recursive: true })
  const folder = mkdtempSync(join(localDir, 'run-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

const config = `export default { retries: 1, workers: 1, reporter: '${root}/scripts/test/tally-playwright.mjs' }`
const mixed = `
  import { expect, test } from 'playwright/test'
  test('passes', () => {})
  test('fails', () => expect(1).toBe(2))
  test('is flaky', ({}, { retry }) => expect(retry).toBe(1))
  test('is left out', () => test.skip())`

test('a run in the browser names what failed and what was flaky', { timeout: 60_000 }, async () => {
  const cwd = folderWith({ 'playwright.config.mjs': config, 'mixed.spec.mjs': mixed })
  expect(await runTests('playwright', ['test'], { cwd, held: true })).toMatchObject({
    status: 1,
    passed: 2,
    skipped: 1,
    failed: ['mixed.spec.mjs > fails'],
    flaky: ['mixed.spec.mjs > is flaky'],
  })
})

test('a file that does not load fails the run', { timeout: 60_000 }, async () => {
  const cwd = folderWith({
    'playwright.config.mjs': config,
    'mixed.spec.mjs': mixed,
    'unloaded.spec.mjs': `import './not-there.mjs'`,
  })
  const { status, failed } = await runTests('playwright', ['test', '--grep', 'passes'], { cwd, held: true })
  expect(status).toBe(1)
  expect(failed).toEqual([expect.stringMatching(/not-there/)])
})

test.each([0, 3])('a run that ends with %s and leaves no report has failed', async (status) => {
  expect(await runTests('node', ['-e', `process.exit(${status})`])).toMatchObject({
    passed: 0,
    failed: [`node ran 0 tests and ended with ${status}`],
  })
})
