import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { root } from '../shared/project.mjs'

const migrations = join(root, 'supabase/migrations')

// What a hosted project has before its first migration: the roles of the API, to which everything new in `public` is granted.
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

/** A fresh in-memory database as a hosted project would have it after `supabase db push`. */
export async function createDatabase(options) {
  const db = await PGlite.create(options)
  await db.exec(hostedRoles)
  for (const file of readdirSync(migrations).sort())
    await db.exec(readFileSync(join(migrations, file), 'utf8'))
  return db
}
