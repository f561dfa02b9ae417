import { createClient } from '@supabase/supabase-js'
import { expect, inject, test } from 'vitest'
import { fetchDatabaseChecks } from './database.ts'

const project = { url: inject('backendUrl'), key: inject('secretKey') }
const asVisitor = { url: inject('backendUrl'), key: inject('publishableKey') }

async function checked(staff = project, visitor = asVisitor) {
  const checks = await fetchDatabaseChecks(staff, visitor)
  return checks.map(({ what }) => what)
}

test('the launch check reports migrations, rights, closed days, guards and reviews', async () => {
  expect(await checked()).toEqual([
    'every migration is applied',
    'row-level security on every table',
    'the closed days of the site',
    // The embedded backend has another request guard, and does not know the sender's address.
    expect.stringMatching(/^the request guard: .*public\.check_request/),
    expect.stringMatching(/^floods are limited by address: one sender/),
    expect.stringMatching(/^no sample reviews: \d+ found$/),
    'the site and the inbox use the same project',
  ])
})

const elsewhere = 'http://127.0.0.1:1'

test.each([
  ['key', { ...project, key: 'sb_secret_wrong' }, {}, /: \S+ answered 401: /],
  ['address', { ...project, url: elsewhere }, {}, /: Nothing answers at http:\/\/127\.0\.0\.1:1\.$/],
  ['project', project, { url: elsewhere }, /: the site uses http:\/\/127\.0\.0\.1:1,/],
])('the launch check names a wrong %s of the database', async (_, staff, other, message) => {
  const checks = await checked(staff, { ...asVisitor, ...other })
  expect(checks.at(-1)).toMatch(message)
})

test('a visitor may not call launch_state', async () => {
  const visitor = createClient(asVisitor.url, asVisitor.key)
  expect((await visitor.rpc('launch_state')).error?.code).toBe('42501')
})
