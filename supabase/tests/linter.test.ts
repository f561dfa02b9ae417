import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { expect, test } from 'vitest'
import { createDatabase } from './pglite.mjs'

const cli = fileURLToPath(new URL('../../node_modules/supabase/dist/supabase.js', import.meta.url))

test('Supabase’s database linter names two mistakes made on purpose, and nothing of ours', async () => {
  const db = await createDatabase()
  await db.exec(`create table public.open_table (id int);
    create view public.loose_view as select * from public.contact_submissions`)
  const server = new PGLiteSocketServer({ db, port: 0 })
  await server.start()
  try {
    const url = `postgresql://postgres:postgres@${server.getServerConn()}/postgres?sslmode=disable`
    const args = [cli, 'db', 'advisors', `--remote=${url}`, '--level=warn', '--output-format=json']
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      env: { ...process.env, DO_NOT_TRACK: '1' },
      timeout: 50_000,
    })
    const found: { name: string; metadata: { name: string } }[] = JSON.parse(stdout).results
    expect(found.map(({ name, metadata }) => `${name}: ${metadata.name}`).sort()).toEqual([
      'rls_disabled_in_public: open_table',
      'security_definer_view: loose_view',
    ])
  } finally {
    await server.stop()
    await db.close()
  }
})
