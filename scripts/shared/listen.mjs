import { createServer } from 'node:net'
import { fail } from './fail.mjs'
import { listenAddress } from './settings.mjs'

/** Where to listen: this machine alone, unless HOST asks for more. Ends the command when somebody listens there already. */
export async function freeAddress(defaultPort, command) {
  const { port, host } = listenAddress(defaultPort)
  if (await isTaken(port, host))
    fail(`Port ${port} is taken. Choose another one: PORT=${port + 1} ${command}`)
  return { port, host }
}

function isTaken(port, host) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(true))
    probe.listen(port, host, () => probe.close(() => resolve(false)))
  })
}
