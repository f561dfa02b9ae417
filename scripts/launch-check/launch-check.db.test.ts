import { createClient } from '@supabase/supabase-js'
import { expect, inject, test } from 'vitest'
import { closedDays } from '@/lib/closed-days'
import { databaseChecks } from './database.ts'

const project = { url: inject('backendUrl'), key: inject('secretKey') }
const asVisitor = { url: inject('backendUrl'), key: inject('publishableKey') }

async function checksOf(staff = project, visitor = asVisitor) {
  const checks = await databaseChecks(staff, visitor, closedDays)
  return checks.map(({ what, fault }) => [what, fault])
}

test('the launch check reports migrations, rights, closed days, guards and reviews', async () => {
  expect(await checksOf()).toEqual([
    ['every migration is applied', undefined],
    ['row-level security on every table', undefined],
    ['the closed days of the site', undefined],
    // The embedded backend has another request guard, and does not know the sender's address.
    ['the request guard', expect.stringContaining('public.check_request')],
    ['floods are limited by address', expect.stringContaining('one sender')],
    ['no sample reviews', expect.stringMatching(/^\d+ found$/)],
    ['the site and the inbox use the same project', undefined],
  ])
})

const elsewhere = 'http://127.0.0.1:1'

test.each([
  ['key', { ...project, key: 'sb_secret_wrong' }, {}, /^\S+ answered 401: /],
  ['address', { ...project, url: elsewhere }, {}, /^Nothing answers at http:\/\/127\.0\.0\.1:1\.$/],
  ['project', project, { url: elsewhere }, /^the site uses http:\/\/127\.0\.0\.1:1,/],
])('the launch check names a wrong %s of the database', async (_, staff, other, message) => {
  const checks = await checksOf(staff, { ...asVisitor, ...other })
  expect(checks.at(-1)).toEqual([expect.any(String), expect.stringMatching(message)])
})

test('only the secret key may call launch_state', async () => {
  const visitor = createClient(asVisitor.url, asVisitor.key)
  expect((await visitor.rpc('launch_state')).error).not.toBeNull()
})
