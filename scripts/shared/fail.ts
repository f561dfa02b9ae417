/** Prints a one-line error message and exits with 1. */
export function fail(message: string): never {
  console.error(`\n  ${message}\n`)
  process.exit(1)
}
