import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBrowser, ensureHindiFont } from '../shared/browser.mjs'
import { fail } from '../shared/fail.mjs'
import { localKeys } from '../shared/local-keys.mjs'
import { root } from '../shared/project.mjs'

const TYPES = ['--noEmit', '--incremental', '--tsBuildInfoFile', '.local/types.json']

const stages = {
  lint: () => run('biome', ['ci', '.']),
  types: () => run('tsc', TYPES),
  unit: () => vitest('unit', 'dom'),
  database: () => vitest('database'),
  e2e: () => run('playwright', ['test'], { env: { CHROMIUM_PATH: ensureBrowser() }, stdio: 'inherit' }),
  engines: () => run('playwright', ['test', '--config=e2e/engines']),
}

/** Runs the named stages, or all; `thorough` adds slow tests. Prints each stage's result. Returns whether all passed. */
export async function runStages(words) {
  const names = words.filter((word) => word !== 'thorough')
  const unknown = names.filter((name) => !(name in stages))
  if (unknown.length > 0)
    fail(`There is no stage ${unknown.join(', ')}; choose from ${Object.keys(stages).join(', ')}.`)
  if (names.length < words.length) process.env.TEST_THOROUGH = '1'
  const chosen = Object.keys(stages).filter((name) => names.length === 0 || names.includes(name))
  // Made and installed here, because two stages at once would each do it, or wait for a lock.
  localKeys()

  const inBrowsers = chosen.includes('e2e') || chosen.includes('engines')
  if (inBrowsers) ensureHindiFont()
  const results = []
  const inTurn = async (...lane) => {
    for (const name of lane) if (chosen.includes(name)) results.push(await runStage(name))
  }
  const build = async () =>
    inBrowsers && run('node', ['scripts/build.mjs', '--embedded'], { stdio: 'inherit' })
  await Promise.all([
    inTurn('unit'),
    inTurn('lint', 'types', 'database'),
    // A visitor waits as long as it takes.
    build().then(() => inTurn('engines')),
  ])
  // These measure time, so they have the machine to themselves.
  await inTurn('e2e')

  console.log()
  for (const { name, seconds, isGreen } of results)
    console.log(`${name} ${seconds.toFixed(1)} s ${isGreen ? 'passed' : 'FAILED'}`)
  return results.every(({ isGreen }) => isGreen)
}

async function runStage(name) {
  console.log(`── ${name} begins ──`)
  const started = Date.now()
  const { isGreen, output } = await stages[name]()
  console.log(`\n── ${name} ──\n${output.trim()}`)
  return { name, isGreen, seconds: (Date.now() - started) / 1000 }
}

const vitest = (...projects) => run('vitest', ['run', ...projects.map((project) => `--project=${project}`)])

/** Runs a tool of node_modules, or Node itself. Returns its output, unless it is inherited by the terminal. */
function run(command, args, { env = {}, stdio = ['ignore', 'pipe', 'pipe'] } = {}) {
  return new Promise((resolve) => {
    const file = command === 'node' ? process.execPath : join(root, 'node_modules/.bin', command)
    const child = spawn(file, args, {
      cwd: root,
      stdio,
      env: { ...process.env, DO_NOT_TRACK: '1', ...env },
      shell: process.platform === 'win32' && command !== 'node',
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text))
    child.once('error', (error) => resolve({ isGreen: false, output: `${output}${error}` }))
    child.once('close', (status) => resolve({ isGreen: status === 0, output }))
  })
}
