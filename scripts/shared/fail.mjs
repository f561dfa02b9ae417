/** Prints a one-line error message and exits with 1. @returns {never} */
export function fail(message) {
  console.error(`\n  ${message}\n`)
  process.exit(1)
}
