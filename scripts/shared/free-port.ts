import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** A free port below 32768: the system may give a higher one to another connection before a test's server listens on it. */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_768)
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return freePort()
  }
  await once(probe.close(), 'close')
  return port
}
