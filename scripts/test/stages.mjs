import { makeFilledInCopy, ownersEnvironment } from '../../e2e/support/filled-in.mjs'
import { ensureBrowser } from '../shared/browser.mjs'
import { fail } from '../shared/fail.mjs'
import { localKeys } from '../shared/local-keys.mjs'
import { ensureEngines } from './engines.mjs'
import { check, run, runTests } from './run.mjs'

const stages = {
  lint: (held) => check('biome', ['ci', '.'], { held }),
  types: (held) =>
    check('tsc', ['--noEmit', '--incremental', '--tsBuildInfoFile', '.local/types.json'], { held }),
  unit: (held) => vitest(['unit', 'dom'], held),
  database: (held) => vitest(['database'], held),
  e2e: () => runTests('playwright', ['test'], { env: { CHROMIUM_PATH: ensureBrowser() } }),
  engines: (held) => {
    ensureEngines()
    return vitest(['engines'], held)
  },
  'filled-in': testFilledIn,
}

/** Runs the named stages, or all of them, `thorough` with what is slow, and prints what came of them. Returns whether all passed. */
export async function runStages(words) {
  const names = words.filter((word) => word !== 'thorough')
  const unknown = names.filter((name) => !(name in stages))
  if (unknown.length > 0)
    fail(`There is no stage ${unknown.join(', ')}; choose from ${Object.keys(stages).join(', ')}.`)
  if (names.length < words.length) process.env.TEST_THOROUGH = '1'
  const chosen = Object.keys(stages).filter((name) =>
    names.length > 0 ? names.includes(name) : process.env.TEST_THOROUGH || name !== 'filled-in',
  )
  // Made here, because two stages at once would each make their own.
  localKeys()

  const results = []
  const inTurn = async (...lane) => {
    for (const name of lane)
      if (chosen.includes(name)) results.push(await runStage(name, chosen.length > 1 && name !== 'e2e'))
  }
  await Promise.all([
    inTurn('unit'),
    inTurn('lint', 'types', 'database'),
    (chosen.includes('e2e') || chosen.includes('engines')) && run('node', ['scripts/test/prepare-site.mjs']),
  ])
  // Browsers measure time, so they have the machine to themselves.
  await inTurn('e2e', 'engines', 'filled-in')
  return summarize(results)
}

async function runStage(name, held) {
  if (!held) console.log(`\n── ${name} ──`)
  const started = Date.now()
  const result = await stages[name](held)
  if (held) console.log(`\n── ${name} ──\n${result.output.trim()}`)
  return { ...result, name, seconds: (Date.now() - started) / 1000 }
}

function summarize(results) {
  const sum = (count) => results.reduce((total, result) => total + count(result), 0)
  const counts = (passed, failed, skipped) =>
    `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
  console.log()
  for (const { name, seconds, passed, failed, skipped } of results)
    console.log(`${name} ${seconds.toFixed(1)} s (${counts(passed, failed.length, skipped)})`)
  for (const { name, failed } of results) for (const title of failed) console.log(`failed  ${name}: ${title}`)
  const failures = sum(({ failed }) => failed.length)
  const passed = sum((result) => result.passed)
  console.log(
    `\n${counts(
      passed,
      failures,
      sum(({ skipped }) => skipped),
    )}`,
  )
  return failures === 0
}

function vitest(projects, held) {
  const chosen = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=./scripts/test/tally-vitest.mjs']
  return runTests('vitest', ['run', ...chosen, ...reporters], { held })
}

/** The tests of copies in which everything is filled in, run as their owner would: with a consultant, and with none. */
async function testFilledIn(held) {
  const testCopy = (cwd, ...names) =>
    check('node', ['scripts/test.mjs', ...names], { cwd, env: ownersEnvironment, held })
  const person = await testCopy(makeFilledInCopy('filled-in'), 'unit', 'e2e')
  const nobody = await testCopy(makeFilledInCopy('filled-in-nobody', { consultants: false }), 'unit')
  return {
    ...person,
    passed: person.passed + nobody.passed,
    failed: [...person.failed, ...nobody.failed],
    output: person.output + nobody.output,
  }
}
