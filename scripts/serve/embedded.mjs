// The embedded backend: Supabase Lite over PGlite, mounted on a Vite server.
import { join } from 'node:path'
import { localKeys } from '../shared/local-keys.mjs'
import { localDir } from '../shared/project.mjs'

export const apiPrefixes = ['/auth/v1', '/rest/v1']

/** Where `npm start` and `npm run dev` keep the database. */
export const dataDirFromEnvironment = () => process.env.DATA_DIR || join(localDir, 'data')

/**
 * Vite plugin that serves the REST API from `dataDir`, a folder on disk or `memory://`, and with `auth` the auth API.
 * Applies migrations and seed.
 * The database stays open until the plugin's own `close`. Throws an Error whose message is one line when it cannot be opened.
 */
export async function embeddedBackend(dataDir, { auth = false } = {}) {
  const { openBackend } = await import('./open-backend.mjs')
  const backend = await openBackend(dataDir, { prefixes: apiPrefixes, keys: localKeys(), auth })
  const mount = ({ httpServer, middlewares }) => {
    httpServer.prependListener('request', askForPath)
    for (const middleware of backend.middlewares) middlewares.use(middleware)
  }
  return {
    name: 'studybridge:embedded-backend',
    configureServer: mount,
    configurePreviewServer: mount,
    close: backend.close,
  }
}

/** What is asked of a proxy, like `GET http://[`, is nothing of ours, and the server would end at an address that it cannot read. */
function askForPath(request) {
  if (!request.url.startsWith('/')) request.url = '/404'
}
