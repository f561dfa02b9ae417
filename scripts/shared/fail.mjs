/**
 * Prints a one-line error message and exits with 1.
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  console.error(`\n  ${message}\n`)
  process.exit(1)
}
