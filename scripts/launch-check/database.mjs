import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../shared/project.mjs'
import { askApi } from '../shared/rest-api.mjs'
import { checked, row } from './row.mjs'

/** Rows about a project's database. `staff`: its address and secret key; `visitor`: the site's, where that is set. */
export async function databaseRows(staff, visitor, closedDays) {
  const rows = []
  const add = (what, fault, where) => rows.push(checked('database', what, fault, where))

  const state = await ask(staff, 'rpc/launch_state', { method: 'POST', body: {} })
  if (state.fault)
    return [checked('database', 'the project can be asked', state.fault, 'SUPABASE_URL, SUPABASE_SECRET_KEY')]
  add('every migration is there', missingMigrations(state), 'npx supabase db push --remote')
  add('row-level security on every table', openTables(state), 'supabase/migrations')

  add(
    'the closed days of the site',
    otherDays(state, closedDays),
    'src/lib/closed-days.ts, private.closed_days',
  )

  add(
    'the request guard',
    !state.rows.request_guard && 'the role authenticator does not call public.check_request',
    'docs/deploy.md, "The request guard"',
  )
  add(
    'floods are limited by address',
    !state.rows.settings.includes('address_header') && 'one flooder can use up the hour for all visitors',
    'supabase/operations/name-address-header.sql',
  )

  const samples = await ask(staff, 'reviews?review_text=like.Sample review:*&select=id')
  add(
    'no sample reviews',
    samples.fault ?? (samples.rows.length > 0 && `${samples.rows.length} are there`),
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
  const wanted = files.map((file) => file.split('_')[0]).sort()
  const lacking = wanted.filter((version) => !rows.migrations.includes(version))
  return lacking.length > 0 && `${lacking.length} of ${wanted.length} lack, the first is ${lacking[0]}`
}

const openTables = ({ rows }) => rows.open_tables.length > 0 && `not on ${rows.open_tables.join(', ')}`

function otherDays({ rows: { closed_days: theirs = [] } }, ours) {
  const all = [...new Set([...ours, ...theirs])]
  const differ = all.filter((day) => ours.includes(day) !== theirs.includes(day))
  return differ.length > 0 && `they differ on ${differ.sort().join(', ')}`
}

/** One call to the project's API: the rows of its answer, or the `fault`. */
const ask = (...call) => askApi(...call).catch(({ message }) => ({ fault: message }))
