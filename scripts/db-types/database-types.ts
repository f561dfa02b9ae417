import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { env, execPath } from 'node:process'
import { promisify } from 'node:util'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { root } from '../shared/project.ts'
import { createDatabase } from './database.ts'

// Less than the 200 s of the tests, so that they show the error of a script that hangs.
const TIMEOUT_MS = 180_000

export const typesFile = join(root, 'src/data/database.types.ts')

/**
 * Runs a script of a package. Returns its output.
 * @param script path below `node_modules`
 */
async function runPackage(script: string, args: string[], input = '') {
  const running = promisify(execFile)(execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    env: { ...env, DO_NOT_TRACK: '1' },
    timeout: TIMEOUT_MS,
  })
  running.child.stdin?.end(input)
  return (await running).stdout
}

/** Runs the Supabase CLI on a temporary database with all migrations, and these `statements`, applied. */
export async function runSupabaseCli(args: string[], statements = '') {
  const db = await createDatabase()
  const server = new PGLiteSocketServer({ db, port: 0 })
  try {
    await db.exec(statements)
    await server.start()
    const url = `postgresql://postgres:postgres@${server.getServerConn()}/postgres?sslmode=disable`
    return await runPackage('supabase/dist/supabase.js', [...args, `--remote=${url}`])
  } finally {
    await server.stop()
    await db.close()
  }
}

export async function generateTypes() {
  const types = await runSupabaseCli(['gen', 'types', '--schema=public'])
  return runPackage('@biomejs/biome/bin/biome', ['format', '--stdin-file-path=types.ts'], types)
}
