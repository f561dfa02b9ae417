import { createClient } from '@supabase/supabase-js'
import { expect, inject, test } from 'vitest'
import { closedDays } from '@/lib/closed-days'
import { databaseRows } from './database.mjs'

const project = { url: inject('backendUrl'), key: inject('secretKey') }
const asVisitor = { url: inject('backendUrl'), key: inject('publishableKey') }

async function rowsOf(staff = project, visitor = asVisitor) {
  const rows = await databaseRows(staff, visitor, closedDays)
  return rows.map(({ what, state }) => [state, what])
}

test('the launch check reports migrations, rights, closed days, guards and reviews', async () => {
  expect(await rowsOf()).toEqual([
    ['ok', 'every migration is applied'],
    ['ok', 'row-level security on every table'],
    ['ok', 'the closed days of the site'],
    // The embedded backend has another request guard, and does not know the sender's address.
    ['missing', expect.stringMatching(/^the request guard: /)],
    ['missing', expect.stringMatching(/^floods are limited by address: /)],
    ['missing', expect.stringMatching(/^no sample reviews: \d+ found$/)],
  ])
})

const elsewhere = 'http://127.0.0.1:1'

test.each([
  ['key', { ...project, key: 'sb_secret_wrong' }, {}, /^the project answers: \S+ answered 401: /],
  ['address', { ...project, url: elsewhere }, {}, /: Nothing answers at http:\/\/127\.0\.0\.1:1\.$/],
  ['project', project, { url: elsewhere }, /^the site talks to http:\/\/127\.0\.0\.1:1/],
])('the launch check names a wrong %s of the database', async (_, staff, other, message) => {
  const rows = await rowsOf(staff, { ...asVisitor, ...other })
  expect(rows.at(-1)).toEqual(['missing', expect.stringMatching(message)])
})

test('only the secret key may call launch_state', async () => {
  const visitor = createClient(asVisitor.url, asVisitor.key)
  expect((await visitor.rpc('launch_state')).error).not.toBeNull()
})
