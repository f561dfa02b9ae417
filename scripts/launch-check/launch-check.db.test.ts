import { createClient } from '@supabase/supabase-js'
import { expect, inject, test } from 'vitest'
import { closedDays } from '@/lib/closed-days'
import { databaseRows, marker } from './database.mjs'

const project = { url: inject('backendUrl'), key: inject('secretKey') }
const asVisitor = { url: inject('backendUrl'), key: inject('publishableKey') }

async function rowsOf(staff = project, visitor = asVisitor) {
  const rows = await databaseRows(staff, visitor, closedDays)
  return rows.map(({ what, state }) => [state, what])
}

test('asks the project for everything, and leaves no request behind', async () => {
  expect(await rowsOf()).toEqual([
    ['ok', 'every migration is there'],
    ['ok', 'row-level security on every table'],
    ['ok', 'the closed days of the site'],
    ['missing', expect.stringMatching(/^no sample reviews: \d+ are there$/)],
    ['ok', 'a visitor can send a request'],
    ['ok', 'no visitor can read it'],
    ['ok', 'staff see it in the inbox'],
    ['ok', 'it is deleted again'],
  ])
  const staff = createClient(project.url, project.key)
  const left = await staff.from('consultation_requests').select('id').eq('student_name', marker)
  expect(left).toMatchObject({ error: null, data: [] })
})

const elsewhere = 'http://127.0.0.1:1'

test.each([
  ['key', { ...project, key: 'sb_secret_wrong' }, {}, /^the project can be asked: \S+ answered 401: /],
  ['address', { ...project, url: elsewhere }, {}, /: Nothing answers at http:\/\/127\.0\.0\.1:1\.$/],
  ['project', project, { url: elsewhere }, /^the site talks to http:\/\/127\.0\.0\.1:1/],
])('says which %s is wrong, and sends nothing then', async (_, staff, other, message) => {
  const rows = await rowsOf(staff, { ...asVisitor, ...other })
  expect(rows.at(-1)).toEqual(['missing', expect.stringMatching(message)])
  expect(rows.flat()).not.toContain('a visitor can send a request')
})

test('only staff may ask what the database has', async () => {
  const visitor = createClient(asVisitor.url, asVisitor.key)
  expect((await visitor.rpc('launch_state')).error).not.toBeNull()
})
