// The embedded backend: Supabase Lite over PGlite, mounted on a Vite server.
import { type App, appliedVersions } from '@supabase/lite'
import { applyPendingMigrations, createApi, ensureSchema, listMigrationFiles } from '@supabase/lite/cli'
import { honoMiddleware } from '@supabase/lite/vite'
import type { Connect } from 'vite'
import { localKeys } from '../shared/local-keys.ts'
import { reserveDataFolder, unusable } from './data-folder.ts'
import { apiPrefix, guardApi } from './guard-api.ts'

/** The oid of `text[]` in `pg_type`. */
const TEXT_ARRAY_OID = 1009

/** The members of a connection that Supabase Lite 0.10 declares as unknown or private. */
type Undeclared = {
  driver: {
    serializers: Record<typeof TEXT_ARRAY_OID, (value: unknown) => unknown>
    waitReady: Promise<void>
  }
  ensureRlsContext: () => Promise<boolean>
}
const undeclared = ({ connection }: App) => connection as unknown as Undeclared

/**
 * Vite plugin that serves the REST API with the database in `dataDir`, a folder or `memory://`, after migrations and seed.
 * `close` closes the database. Throws an Error with a one-line message if it cannot be opened.
 */
export async function embeddedBackend(dataDir: string) {
  logInOneLine()
  const data = dataDir.startsWith('memory://') ? inMemory(dataDir) : await reserveDataFolder(dataDir)
  const app = await openDatabase(data.path)
  await prepareDatabase(app, data.path)
  data.markComplete()
  const guarded = { fetch: guardApi(app.fetch, data.hasRoom) } as Parameters<typeof honoMiddleware>[0]
  const mount = ({ middlewares }: { middlewares: Connect.Server }) =>
    void middlewares.use(honoMiddleware(guarded, [apiPrefix]))
  return {
    name: 'studybridge:embedded-backend',
    configureServer: mount,
    configurePreviewServer: mount,
    close: () => app.connection.close(),
  }
}

const inMemory = (path: string) => ({ path, hasRoom: () => true, markComplete: () => {} })

/** Shortens the log of Supabase Lite, which prints refused statements with their stack and all values. */
function logInOneLine() {
  const { error } = console
  console.error = (logged, ...others) => error(logged?.severity ? logged.message : logged, ...others)
}

async function openDatabase(path: string) {
  const keys = localKeys()
  // supabase/lite.toml reads these variables.
  Object.assign(process.env, {
    DO_NOT_TRACK: '1',
    STUDYBRIDGE_DATA: path,
    STUDYBRIDGE_JWT_SECRET: keys.jwt,
    STUDYBRIDGE_PUBLISHABLE_KEY: keys.publishable,
    STUDYBRIDGE_SECRET_KEY: keys.secret,
  })
  const { project } = await createApi({ withSupabaseClient: false })
  try {
    // Without `admin: false` a request without a key has the rights of staff.
    const app = await project.local.createApp('./supabase/lite.toml', { admin: false })
    const { serializers, waitReady } = undeclared(app).driver
    await waitReady
    // For a value that is no list, the serializer of PGlite 0.4 does not return text, and PGlite fails at all later requests.
    const serializeList = serializers[TEXT_ARRAY_OID]
    serializers[TEXT_ARRAY_OID] = (value: unknown) => String(serializeList(value))
    return app
  } catch (error) {
    if (!(error instanceof Error)) throw error
    throw unusable(path, `cannot be opened (${error.message}). Move it away`)
  }
}

/** Applies migrations, seed and grants. */
async function prepareDatabase(app: App, path: string) {
  await app.ensureSystemSchema()
  const known = (await listMigrationFiles(app)).map(({ version }) => version)
  const applied = await appliedVersions(app.connection)
  if (!applied.every((version) => known.includes(version)))
    throw unusable(path, 'is of another version of StudyBridge. Move it away')
  await applyPendingMigrations(app)
  await ensureSchema(app)
  // Supabase Lite 0.10 grants visitors whole tables in this call and never again: restore our grants after it.
  await undeclared(app).ensureRlsContext()
  await app.connection.exec('select private.restore_column_grants()')
}
