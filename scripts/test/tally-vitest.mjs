import { writeFileSync } from 'node:fs'

/** A vitest reporter that leaves what a run came to in the file that TEST_TALLY names. */
export default class Tally {
  onTestRunEnd(modules, unhandledErrors) {
    const tally = { passed: 0, skipped: 0, failed: [] }
    for (const module of modules) {
      const name = module.relativeModuleId
      // A file that does not load, or a hook that throws, leaves no failed test behind.
      for (const task of [module, ...module.children.allSuites()])
        for (const { message } of task.errors()) tally.failed.push(`${name}: ${firstLine(message)}`)
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed') tally.passed++
        else if (state === 'skipped') tally.skipped++
        else tally.failed.push(`${name} > ${test.fullName}`)
      }
    }
    for (const { message } of unhandledErrors) tally.failed.push(`outside any test: ${firstLine(message)}`)
    writeFileSync(process.env.TEST_TALLY, JSON.stringify(tally))
  }
}

const firstLine = (text) => text.split('\n')[0]
