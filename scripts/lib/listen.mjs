import { fail } from './fail.mjs'

/** Where to listen: this machine alone, unless HOST asks for more. */
export function addressFromEnvironment(defaultPort) {
  const port = Number(process.env.PORT ?? defaultPort)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    fail(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`)
  return { port, host: process.env.HOST || '127.0.0.1' }
}
