import { writeFileSync } from 'node:fs'

/** A Playwright reporter that leaves what a run came to in the file that TEST_TALLY names. */
export default class Tally {
  #failed = []
  #suite

  onBegin(_config, suite) {
    this.#suite = suite
  }

  /** A file that does not load, a server that does not start. */
  onError({ message = 'unknown error', location }) {
    this.#failed.push(`${location?.file ?? 'outside any test'}: ${message.split('\n')[0]}`)
  }

  onEnd() {
    const tally = { passed: 0, skipped: 0, failed: this.#failed }
    for (const test of this.#suite?.allTests() ?? []) {
      const outcome = test.outcome()
      if (outcome === 'skipped') tally.skipped++
      else if (outcome === 'unexpected') tally.failed.push(test.titlePath().filter(Boolean).join(' > '))
      else tally.passed++
    }
    writeFileSync(process.env.TEST_TALLY, JSON.stringify(tally))
  }
}
