// Writes src/data/database.types.ts from the migrations; with --check, only says whether that file is still right.
import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { argv, env, execPath } from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { createDatabase } from '../supabase/tests/pglite.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
export const typesFile = join(root, 'src/data/database.types.ts')

async function run(script, args, input = '') {
  const running = promisify(execFile)(execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    env: { ...env, DO_NOT_TRACK: '1' },
    timeout: 60_000,
  })
  running.child.stdin?.end(input)
  return (await running).stdout
}

/** The types as the Supabase CLI reads them from a database with every migration applied. */
export async function generateTypes() {
  const db = await createDatabase()
  const server = new PGLiteSocketServer({ db, port: 0 })
  await server.start()
  try {
    const url = `postgresql://postgres:postgres@${server.getServerConn()}/postgres?sslmode=disable`
    const types = await run('supabase/dist/supabase.js', [
      'gen',
      'types',
      '--schema=public',
      `--remote=${url}`,
    ])
    return await run('@biomejs/biome/bin/biome', ['format', '--stdin-file-path=types.ts'], types)
  } finally {
    await server.stop()
    await db.close()
  }
}

if (import.meta.url === pathToFileURL(argv[1]).href) {
  const types = await generateTypes()
  if (!argv.includes('--check')) {
    mkdirSync(dirname(typesFile), { recursive: true })
    writeFileSync(typesFile, types)
  } else if (readFileSync(typesFile, 'utf8') !== types) {
    console.error('src/data/database.types.ts does not match the migrations: run `npm run db:types`.')
    process.exitCode = 1
  }
}
