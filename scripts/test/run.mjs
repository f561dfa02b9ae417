import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../shared/project.mjs'

const bin = (name) => join(root, 'node_modules/.bin', name)

/** Runs a tool of node_modules, or Node itself. Its output goes to the terminal at once, or into the answer when `held`. */
export function run(command, args, { cwd = root, env = {}, held = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command === 'node' ? process.execPath : bin(command), args, {
      cwd,
      stdio: ['ignore', ...(held ? ['pipe', 'pipe'] : ['inherit', 'inherit'])],
      env: { ...process.env, DO_NOT_TRACK: '1', ...env },
      shell: process.platform === 'win32' && command !== 'node',
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text))
    child.once('error', (error) => resolve({ status: null, output: `${output}${error}` }))
    child.once('close', (status) => resolve({ status, output }))
  })
}

/** Runs vitest or Playwright with our reporter and tells what came of it. A run that ends badly or tests nothing has failed. */
export async function runTests(command, args, options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'studybridge-tally-'))
  const file = join(folder, 'tally.json')
  const ended = await run(command, args, { ...options, env: { ...options.env, TEST_TALLY: file } })
  const nothing = { passed: 0, skipped: 0, failed: [] }
  const tally = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : nothing
  rmSync(folder, { recursive: true })
  if (tally.failed.length === 0 && (ended.status !== 0 || tally.passed === 0))
    tally.failed.push(`${command} ran ${tally.passed} tests and ended with ${ended.status ?? 'a signal'}`)
  tally.failed.sort()
  return { ...tally, ...ended }
}

/** Runs a tool that has no tests of its own, and counts it as one. */
export async function check(command, args, options) {
  const { status, output } = await run(command, args, options)
  const failed = status === 0 ? [] : [[command, ...args].join(' ')]
  return { passed: 1 - failed.length, failed, skipped: 0, output }
}
