import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { env, execPath } from 'node:process'
import { promisify } from 'node:util'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { createDatabase } from '../../supabase/tests/pglite.mjs'
import { root } from '../shared/project.mjs'

const typesFile = join(root, 'src/data/database.types.ts')

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

export const writtenTypes = () => (existsSync(typesFile) ? readFileSync(typesFile, 'utf8') : undefined)

export function writeTypes(types) {
  mkdirSync(dirname(typesFile), { recursive: true })
  writeFileSync(typesFile, types)
}
