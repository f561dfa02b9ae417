import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../shared/project.mjs'
import { askApi } from '../shared/rest-api.mjs'
import { checked, row } from './row.mjs'

/** Rows about the hosted database. `staff` has its address and secret key, `visitor` those that the site uses, if set. */
export async function databaseRows(staff, visitor, closedDays) {
  const rows = []
  const add = (what, fault, where) => rows.push(checked('database', what, fault, where))

  const state = await askOrFault(staff, 'rpc/launch_state', { method: 'POST', body: {} })
  if (state.fault)
    return [checked('database', 'the project answers', state.fault, 'SUPABASE_URL, SUPABASE_SECRET_KEY')]
  add('every migration is applied', missingMigrations(state), 'npx supabase db push --remote')
  add('row-level security on every table', tablesWithoutSecurity(state), 'supabase/migrations')

  add(
    'the closed days of the site',
    differentDays(state, closedDays),
    'src/lib/closed-days.ts, private.closed_days',
  )

  add(
    'the request guard',
    !state.rows.request_guard && 'the role authenticator does not call public.check_request',
    'docs/deploy.md, "The request guard"',
  )
  add(
    'floods are limited by address',
    !state.rows.settings.includes('address_header') &&
      'one sender can exhaust the hourly limit of all visitors',
    'supabase/operations/name-address-header.sql',
  )

  const samples = await askOrFault(staff, 'reviews?review_text=like.Sample review:*&select=id')
  add(
    'no sample reviews',
    samples.fault ?? (samples.rows.length > 0 && `${samples.rows.length} found`),
    "delete from public.reviews where review_text like 'Sample review:%'",
  )

  if (visitor && visitor.url !== staff.url) {
    const what = `the site talks to ${visitor.url}, the inbox to ${staff.url}`
    rows.push(row('database', 'missing', what, 'VITE_SUPABASE_URL, SUPABASE_URL'))
  }
  return rows
}

function missingMigrations({ rows }) {
  const files = readdirSync(join(root, 'supabase/migrations')).filter((file) => file.endsWith('.sql'))
  const versions = files.map((file) => file.split('_')[0]).sort()
  const missing = versions.filter((version) => !rows.migrations.includes(version))
  return missing.length > 0 && `${missing.length} of ${versions.length} are missing, first ${missing[0]}`
}

const tablesWithoutSecurity = ({ rows }) =>
  rows.open_tables.length > 0 && `missing on ${rows.open_tables.join(', ')}`

function differentDays({ rows: { closed_days: inDatabase = [] } }, onSite) {
  const all = [...new Set([...onSite, ...inDatabase])]
  const different = all.filter((day) => onSite.includes(day) !== inDatabase.includes(day))
  return different.length > 0 && `they differ on ${different.sort().join(', ')}`
}

/** Calls the project's API. Returns its rows, or the error message as `fault`. */
const askOrFault = (project, path, how) =>
  askApi(project, path, how).catch(({ message }) => ({ fault: message }))
