import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../shared/project.mjs'
import { askApi } from '../shared/rest-api.mjs'
import { checked, row } from './row.mjs'

/** How the row of a launch check is told from a visitor's, should it be left behind. */
export const marker = 'Launch check (npm run launch-check), not a person'

/** Rows about a project's database. `staff` and `visitor`: its address with the secret and with the publishable key. */
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

  const samples = await ask(staff, 'reviews?review_text=like.Sample review:*&select=id')
  add(
    'no sample reviews',
    samples.fault ?? (samples.rows.length > 0 && `${samples.rows.length} are there`),
    "delete from public.reviews where review_text like 'Sample review:%'",
  )

  if (!visitor) {
    rows.push(row('database', 'unasked', 'a test request', 'VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY'))
  } else if (visitor.url !== staff.url) {
    const what = `the site talks to ${visitor.url}, the inbox to ${staff.url}`
    rows.push(row('database', 'missing', what, 'VITE_SUPABASE_URL, SUPABASE_URL'))
  } else await testRequest(staff, visitor, add)
  return rows
}

/** Sends a request as a visitor does, looks for it from both sides, and takes it away again. */
async function testRequest(staff, visitor, add) {
  const id = randomUUID()
  const one = `consultation_requests?id=eq.${id}`
  const request = {
    id,
    student_name: marker,
    student_phone: '+32 3 000 00 00',
    message: 'Sent to see that requests arrive. It may be deleted.',
    status: 'pending',
  }
  const sent = await ask(visitor, 'consultation_requests', { method: 'POST', body: request })
  add('a visitor can send a request', sent.fault, 'VITE_SUPABASE_ANON_KEY, supabase/migrations')
  if (sent.fault) return
  try {
    const read = await ask(visitor, one)
    const seen = read.rows?.length > 0
    add('no visitor can read it', seen && 'it was read with the publishable key', 'supabase/migrations')
    const inbox = await ask(staff, `staff_inbox?id=eq.${id}&select=id`)
    add(
      'staff see it in the inbox',
      inbox.fault ?? (inbox.rows.length !== 1 && 'it is not there'),
      'staff_inbox',
    )
  } finally {
    await ask(staff, one, { method: 'DELETE' })
    const left = await ask(staff, `${one}&select=id`)
    const fault = left.fault ?? (left.rows.length > 0 && 'it is still there')
    add('it is deleted again', fault, `consultation_requests, id ${id}`)
  }
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
