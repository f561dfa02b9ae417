import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { root } from '../shared/project.ts'

const migrations = join(root, 'supabase/migrations')

// A hosted project has these roles and default privileges before its first migration.
export const hostedRoles = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  create role authenticator login noinherit;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
`

/** An in-memory database in the state of a hosted project after `supabase db push`. */
export async function createDatabase(options?: PGliteOptions) {
  const db = await PGlite.create(options)
  await db.exec(hostedRoles)
  for (const file of readdirSync(migrations).sort())
    await db.exec(readFileSync(join(migrations, file), 'utf8'))
  return db
}
