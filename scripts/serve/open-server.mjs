import { fail } from '../shared/fail.mjs'
import { freeAddress } from '../shared/listen.mjs'
import { backendLine } from '../shared/settings.mjs'
import { dataDirFromEnvironment, embeddedBackend } from './embedded.mjs'
import { endOnSignal } from './end-on-signal.mjs'

/**
 * What `npm start` and `npm run dev` begin with: they say which backend they talk to, look whether their port is free,
 * and open the embedded backend unless there is a hosted `project`. `running` takes the server, to be closed in the end.
 */
export async function openServer(defaultPort, command, project) {
  const running = endOnSignal()
  console.log(backendLine(project))
  const address = await freeAddress(defaultPort, command)
  const dataDir = dataDirFromEnvironment()
  if (!project) running.backend = await embeddedBackend(dataDir).catch((error) => fail(error.message))
  return { running, address, dataDir }
}
