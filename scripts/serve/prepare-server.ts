import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fail } from '../shared/fail.ts'
import { localDir } from '../shared/project.ts'
import { backendLine, listenAddress } from '../shared/settings.ts'
import { closeOnSignal, endOnSignal } from './end-on-signal.ts'

/**
 * The first steps of `npm start` and `npm run dev`: prints the backend, checks that the port is free, and opens the embedded
 * backend unless `hosted`, a hosted project, is given.
 * @param command for the error message, such as `npm start`
 */
export async function prepareServer(defaultPort: number, command: string, hosted?: { url: string }) {
  endOnSignal()
  console.log(backendLine(hosted))
  const address = await freeAddress(defaultPort, command)
  if (address.host !== '127.0.0.1')
    console.log(`HOST=${address.host}: everybody on this network can use this development server.`)
  const dataDir = process.env.DATA_DIR || join(localDir, 'data')
  const backend = hosted ? undefined : await openBackend(dataDir)
  if (backend) closeOnSignal(backend)
  return { address, dataDir, backend }
}

async function openBackend(dataDir: string) {
  const { embeddedBackend } = await import('./embedded.ts')
  return embeddedBackend(dataDir).catch((error) => fail(error.message))
}

/** The port and host to listen on. Ends the command if they cannot be used. */
async function freeAddress(defaultPort: number, command: string) {
  const { port, host } = listenAddress(defaultPort)
  const probe = createServer().listen(port, host)
  await once(probe, 'listening').catch((error) =>
    fail(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken. Choose another one: PORT=${port + 1} ${command}`
        : `The server cannot listen on ${host}, port ${port}: ${error.code}.`,
    ),
  )
  await once(probe.close(), 'close')
  return { port, host }
}
