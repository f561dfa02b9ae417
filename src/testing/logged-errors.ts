import { vi } from 'vitest'

let logged: string[] = []
let expected: RegExp[] = []

/** Records the errors that the next test logs. */
export function watchErrors() {
  logged = []
  // happy-dom does not know `<search>` yet.
  expected = [/^The tag <%s> is unrecognized in this browser\..* search$/]
  vi.spyOn(console, 'error').mockImplementation((...words) => void logged.push(words.map(String).join(' ')))
}

/** An error like this belongs to the test. */
export function expectErrors(pattern: RegExp) {
  expected.push(pattern)
}

export const unexpectedErrors = () => logged.filter((text) => !expected.some((pattern) => pattern.test(text)))
