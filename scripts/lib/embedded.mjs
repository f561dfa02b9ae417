// The embedded backend: Supabase Lite over PGlite, mounted on a Vite server.
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
/** Everything that belongs to this machine alone: keys, data, the embedded build. Ignored by git. */
export const localDir = join(root, '.local')
export const apiPrefixes = ['/auth/v1', '/rest/v1']

const token = () => randomBytes(24).toString('base64url')

/** The embedded backend's keys, made on first use. The publishable one is built into the site, so every server of this checkout shares them. */
export function localKeys() {
  const file = join(localDir, 'keys.json')
  if (!existsSync(file)) {
    mkdirSync(localDir, { recursive: true })
    const keys = {
      publishable: `sb_publishable_${token()}`,
      secret: `sb_secret_${token()}`,
      jwt: token() + token(),
    }
    writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 })
  }
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Where `npm start` and `npm run dev` keep the database. */
export const dataDirFromEnvironment = () => process.env.DATA_DIR ?? join(localDir, 'data')

/** Vite plugin that serves the REST and auth API from `dataDir`, a folder on disk or `memory://`. Applies migrations and seed. */
export async function embeddedBackend(dataDir) {
  const keys = localKeys()
  const inMemory = dataDir.startsWith('memory://')
  if (!inMemory) mkdirSync(dataDir, { recursive: true })
  // supabase/lite.toml reads these through env(…).
  Object.assign(process.env, {
    DO_NOT_TRACK: '1',
    STUDYBRIDGE_DATA: inMemory ? dataDir : resolve(dataDir),
    STUDYBRIDGE_JWT_SECRET: keys.jwt,
    STUDYBRIDGE_PUBLISHABLE_KEY: keys.publishable,
    STUDYBRIDGE_SECRET_KEY: keys.secret,
  })
  keepVisitorsOutOfTheLog()
  const { supalite } = await import('@supabase/lite/vite')
  return supalite({
    config: './supabase/lite.toml',
    initOnBoot: false,
    admin: false,
    watchSchema: false,
    prefixes: apiPrefixes,
  })
}

/** The backend logs each statement that the database refuses, with everything that the visitor typed. */
function keepVisitorsOutOfTheLog() {
  const { error } = console
  console.error = (...logged) => {
    const isRefusal = logged[0] instanceof Error && 'severity' in logged[0]
    if (!isRefusal) error(...logged)
  }
}
