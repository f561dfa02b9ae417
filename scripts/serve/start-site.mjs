import { buildWhenChanged } from '../build/when-changed.mjs'
import { embeddedSite } from '../shared/built-site.mjs'
import { openServer } from './open-server.mjs'
import { previewSite } from './serve-site.mjs'

/** Builds the site if needed and serves it with its backend until interrupted. */
export async function start() {
  const { running, address, dataDir } = await openServer(4173, 'npm start')
  await buildWhenChanged()
  running.server = await previewSite(embeddedSite, running.backend, address)
  const { port } = address
  console.log(`
  StudyBridge   http://127.0.0.1:${port}
  Data          ${dataDir}
  What came in  ${port === 4173 ? '' : `PORT=${port} `}npm run inbox
`)
}
