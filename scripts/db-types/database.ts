import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { root } from '../shared/project.ts'

/** Paths of the migrations, in their order. */
export function migrationFiles() {
  const folder = join(root, 'supabase/migrations')
  return readdirSync(folder)
    .sort()
    .map((name) => join(folder, name))
}

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
  for (const file of migrationFiles()) await db.exec(readFileSync(file, 'utf8'))
  return db
}
