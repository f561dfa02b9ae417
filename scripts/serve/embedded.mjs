// The embedded backend: Supabase Lite over PGlite, mounted on a Vite server.
import { basename } from 'node:path'
import { appliedVersions } from '@supabase/lite'
import { applyPendingMigrations, createApi, ensureSchema, listMigrationFiles } from '@supabase/lite/cli'
import { honoMiddleware } from '@supabase/lite/vite'
import { attempt } from '../shared/attempt.mjs'
import { cleanLog, oneLine } from '../shared/clean-log.mjs'
import { localKeys } from '../shared/local-keys.mjs'
import { openDataFolder } from './data-folder.mjs'
import { apiPrefixes, guardApi, withoutFaults } from './guard-api.mjs'

/**
 * Vite plugin that serves the REST API from `dataDir`, a folder on disk or `memory://`, and with `auth` the auth API.
 * Applies migrations and seed.
 * The database stays open until the plugin's own `close`. Throws an Error whose message is one line when it cannot be opened.
 */
export async function embeddedBackend(dataDir, { auth = false } = {}) {
  const keys = localKeys()
  const lastRefusal = cleanLog()
  const open = (folder) =>
    openDatabase(folder, keys, (error) => oneLine(lastRefusal() ?? error.message ?? error.name))
  const data = dataDir.startsWith('memory://')
    ? inMemory(dataDir)
    : await openDataFolder(dataDir, async (folder) => (await open(folder)).connection.close())
  const app = await open(data.path)
  const mount = ({ httpServer, middlewares }) => {
    httpServer.prependListener('request', askForPath)
    middlewares.use(guardApi({ keys, auth, mayWrite: data.mayWrite }))
    middlewares.use(honoMiddleware(withoutFaults(app), apiPrefixes))
  }
  return {
    name: 'studybridge:embedded-backend',
    configureServer: mount,
    configurePreviewServer: mount,
    // Closing writes, so what has been taken away is left as it is.
    close: async () => {
      if (!data.isHeld()) return
      await app.connection.close()
      data.release()
    },
  }
}

/** Refuses requests meant for a proxy, like `GET http://[`: the server crashes on an address that it cannot parse. */
function askForPath(request) {
  if (!request.url.startsWith('/')) request.url = '/404'
}

/** The last of the migrations that were put together from earlier ones. They keep the versions of some of those. */
const SQUASHED = '20261126091300'

async function openDatabase(folder, keys, because) {
  // supabase/lite.toml reads these through env(…).
  Object.assign(process.env, {
    DO_NOT_TRACK: '1',
    STUDYBRIDGE_DATA: folder,
    STUDYBRIDGE_JWT_SECRET: keys.jwt,
    STUDYBRIDGE_PUBLISHABLE_KEY: keys.publishable,
    STUDYBRIDGE_SECRET_KEY: keys.secret,
  })
  const app = await openApp().catch((error) => {
    throw new Error(`The database in ${folder} cannot be opened: ${because(error)}`)
  })
  // A new database has no list of them.
  const applied = await appliedVersions(app.connection).catch(() => [])
  if (applied.length > 0 && !applied.includes(SQUASHED))
    throw new Error(
      `The database in ${folder} is of an earlier version of StudyBridge, which this one cannot bring up to date. Move it away, or choose another folder with DATA_DIR.`,
    )
  try {
    await applyPendingMigrations(app)
  } catch (error) {
    throw new Error(`The migration ${await firstPending(app)} failed: ${because(error)}`)
  }
  await ensureSchema(app).catch((error) => {
    throw new Error(`supabase/seed.sql failed: ${because(error)}`)
  })
  // The first request under row-level security would grant visitors whole tables; make that happen now, and take it back.
  await app.connection.ensureRlsContext()
  await app.connection.exec('select private.grant_visitors()')
  return app
}

const inMemory = (path) => ({ path, isHeld: () => true, mayWrite: () => true, release: () => {} })

async function openApp() {
  const { project } = await createApi({ withSupabaseClient: false })
  const app = await project.local.createApp('./supabase/lite.toml', { admin: false, adminDefault: false })
  await app.connection.driver.waitReady
  refuseWrongTypes(app.connection.driver.serializers)
  return app
}

/** Refuses invalid UTF-8, which PGlite passes on and which makes every later query fail. */
function refuseWrongTypes(serializers) {
  for (const [type, serialize] of Object.entries(serializers)) {
    serializers[type] = (value) => {
      const text = attempt(() => serialize(value))
      // One number in a list reads like that number.
      const belongsHere = !Array.isArray(value) || /^[[{]/.test(text)
      if (typeof text === 'string' && belongsHere && text.isWellFormed()) return text
      throw Object.assign(new Error('A value is not of the kind that its column holds.'), asPostgresSays)
    }
  }
}

// The API answers this code with 400, and `cleanLog` leaves out what has a severity.
const asPostgresSays = { code: '22P02', severity: 'ERROR' }

async function firstPending(app) {
  const applied = new Set(await appliedVersions(app.connection))
  const files = await listMigrationFiles(app)
  return basename(files.find(({ version }) => !applied.has(version))?.path ?? 'that is next')
}
