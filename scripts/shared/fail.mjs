/** Ends the command with one line that says what is wrong. */
export function fail(message) {
  console.error(`\n  ${message}\n`)
  process.exit(1)
}
