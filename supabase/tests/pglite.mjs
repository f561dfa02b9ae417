import { readdirSync, readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'

const supabase = new URL('../', import.meta.url)
const read = (path) => readFileSync(new URL(path, supabase), 'utf8')

// What a hosted project has before its first migration: the three API roles, to which everything new in `public` is granted.
export const hostedRoles = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
`

/** A fresh in-memory database as a hosted project would have it after `supabase db push`. */
export async function createDatabase(options) {
  const db = await PGlite.create(options)
  await db.exec(hostedRoles)
  for (const file of readdirSync(new URL('migrations', supabase)).sort())
    await db.exec(read(`migrations/${file}`))
  return db
}

export const seed = (db) => db.exec(read('seed.sql'))
