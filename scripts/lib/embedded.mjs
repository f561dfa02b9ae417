// The embedded backend: Supabase Lite over PGlite, mounted on a Vite server.
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
/** Everything that belongs to this machine alone: keys, data, the embedded build. Ignored by git. */
export const localDir = join(root, '.local')
export const apiPrefixes = ['/auth/v1', '/rest/v1']

const token = () => randomBytes(24).toString('base64url')

/** The embedded backend's keys, made on first use. The publishable one is built into the site, so every server of this checkout shares them. */
export function localKeys(folder = localDir) {
  const file = join(folder, 'keys.json')
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    const keys = {
      publishable: `sb_publishable_${token()}`,
      secret: `sb_secret_${token()}`,
      jwt: token() + token(),
    }
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 })
    linkUnlessThere(draft, file)
    rmSync(draft)
  }
  chmodSync(file, 0o600)
  const keys = parsed(readFileSync(file, 'utf8'))
  if (['publishable', 'secret', 'jwt'].every((name) => typeof keys?.[name] === 'string')) return keys
  throw new Error(`${file} does not hold the keys. Delete it, and new ones are made.`)
}

/** Undefined for what is no JSON: a parser's message would tell what is in the file. */
function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Two commands may start at once; the first one's keys hold. */
function linkUnlessThere(draft, file) {
  try {
    linkSync(draft, file)
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
}

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
