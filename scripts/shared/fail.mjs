/** Ends the command with a one-line error message. @returns {never} */
export function fail(message) {
  console.error(`\n  ${message}\n`)
  process.exit(1)
}
