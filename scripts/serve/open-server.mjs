import { join } from 'node:path'
import { fail } from '../shared/fail.mjs'
import { freeAddress } from '../shared/listen.mjs'
import { localDir } from '../shared/project.mjs'
import { backendLine, setting } from '../shared/settings.mjs'
import { endOnSignal } from './end-on-signal.mjs'

/**
 * What `npm start` and `npm run dev` begin with: they say which backend they talk to, look whether their port is free,
 * and open the embedded backend unless there is a hosted `project`. `running` takes the server, to be closed in the end.
 */
export async function openServer(defaultPort, command, project) {
  const running = endOnSignal()
  console.log(backendLine(project))
  const address = await freeAddress(defaultPort, command)
  if (setting('HOST'))
    console.log(`HOST=${address.host}: everybody who reaches this address can use this development server.`)
  const dataDir = process.env.DATA_DIR || join(localDir, 'data')
  if (!project) {
    const { embeddedBackend } = await import('./embedded.mjs')
    running.backend = await embeddedBackend(dataDir).catch((error) => fail(error.message))
  }
  return { running, address, dataDir }
}
