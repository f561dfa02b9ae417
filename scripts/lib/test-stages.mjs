import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { localDir, root } from './embedded.mjs'
import { fail } from './fail.mjs'

const reports = join(localDir, 'test-reports')
const bin = (name) => join(root, 'node_modules/.bin', name)

const stages = {
  lint: () => runOnce('biome', ['ci', '.']),
  types: () => runOnce('tsc', ['--noEmit']),
  unit: () => runVitest('unit'),
  database: () => runVitest('database'),
  e2e: runPlaywright,
}

/** Runs the named stages, or all of them, and prints how many tests passed. Returns whether all did. */
export function runStages(names) {
  const unknown = names.filter((name) => !(name in stages))
  if (unknown.length > 0)
    fail(`There is no stage ${unknown.join(', ')}; choose from ${Object.keys(stages).join(', ')}.`)
  mkdirSync(reports, { recursive: true })
  const total = { passed: 0, failed: 0 }
  const times = []
  for (const name of names.length > 0 ? names : Object.keys(stages)) {
    console.log(`\n── ${name} ──`)
    const started = Date.now()
    const { passed, failed } = stages[name]()
    times.push(`${name} ${((Date.now() - started) / 1000).toFixed(1)} s (${passed} passed, ${failed} failed)`)
    total.passed += passed
    total.failed += failed
  }
  console.log(`\n${times.join('\n')}\n`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0
}

function run(command, args, env = {}) {
  const { status } = spawnSync(bin(command), args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DO_NOT_TRACK: '1', ...env },
    shell: process.platform === 'win32',
  })
  return status === 0
}

/** A check without tests of its own counts as one. */
function runOnce(command, args) {
  return run(command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function runVitest(project) {
  return counted(
    (file) =>
      run('vitest', [
        'run',
        '--project',
        project,
        '--reporter=default',
        '--reporter=json',
        `--outputFile=${file}`,
      ]),
    (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
  )
}

function runPlaywright() {
  const browser = ensureBrowser()
  return counted(
    (file) => run('playwright', ['test'], { E2E_REPORT: file, CHROMIUM_PATH: browser }),
    ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  )
}

/** A run that ends badly without a failed test (a crash, a file that does not load) counts as one failure. */
function counted(execute, count) {
  const file = join(reports, 'report.json')
  rmSync(file, { force: true })
  const succeeded = execute(file)
  const { passed, failed } = existsSync(file)
    ? count(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0 }
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) }
}
