import { makeFilledInCopy, ownersEnvironment } from '../../e2e/support/filled-in.mjs'
import { run } from './run.mjs'

/** The tests of copies in which everything is filled in, run as their owner would, as the result of a stage: with a consultant, and with none. */
export async function testFilledIn(held) {
  const results = [
    await testCopy(makeFilledInCopy('filled-in'), ['unit', 'e2e']),
    await testCopy(makeFilledInCopy('filled-in-nobody', { consultants: false }), ['unit']),
  ]
  const output = results.map((result) => result.output).join('\n')
  if (!held) console.log(output)
  return {
    passed: results[0].passed + results[1].passed,
    failed: results.flatMap(({ failed }) => failed),
    skipped: 0,
    flaky: [],
    output,
  }
}

async function testCopy(cwd, stages) {
  const { status, output } = await run('node', ['scripts/test.mjs', ...stages], {
    cwd,
    env: ownersEnvironment,
    held: true,
  })
  const passed = /^(\d+) passed, \d+ failed/m.exec(output)?.[1] ?? 0
  const failed = [...output.matchAll(/^failed {2}(.*)$/gm)].map((match) => match[1])
  if (failed.length === 0 && status !== 0) failed.push(`${cwd} ended with ${status ?? 'a signal'}`)
  return { passed: Number(passed), failed, output }
}
