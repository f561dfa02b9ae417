import { once } from 'node:events'
import { createServer } from 'node:net'
import { fail } from './fail.mjs'
import { listenAddress } from './settings.mjs'

/** The address to listen on: this machine alone, unless HOST says otherwise. Ends the command when the port is taken. */
export async function freeAddress(defaultPort, command) {
  const { port, host } = listenAddress(defaultPort)
  const probe = createServer().listen(port, host)
  await once(probe, 'listening').catch(() =>
    fail(`Port ${port} is taken. Choose another one: PORT=${port + 1} ${command}`),
  )
  await once(probe.close(), 'close')
  return { port, host }
}
