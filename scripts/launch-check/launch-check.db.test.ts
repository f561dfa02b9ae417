import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createClient } from '@supabase/supabase-js'
import { expect, inject, test, vi } from 'vitest'
import { marker } from './database.mjs'

vi.setConfig({ testTimeout: 60_000 })

type Row = { group: string; what: string; state: string; where: string }

const script = fileURLToPath(new URL('../launch-check.mjs', import.meta.url))
const project = {
  VITE_SITE_URL: '',
  VITE_SUPABASE_URL: inject('backendUrl'),
  VITE_SUPABASE_ANON_KEY: inject('publishableKey'),
  SUPABASE_URL: inject('backendUrl'),
  SUPABASE_SECRET_KEY: inject('secretKey'),
}

async function databaseRows(env: Record<string, string>) {
  const command = promisify(execFile)(process.execPath, [script, '--json', '--skip-links'], {
    env: { ...process.env, ...env },
  })
  const { stdout } = await command.catch((failed: { stdout: string }) => failed)
  const rows: Row[] = JSON.parse(stdout)
  return rows.filter(({ group }) => group === 'database').map(({ what, state }) => [state, what])
}

test('asks the project for everything, and leaves no request behind', async () => {
  expect(await databaseRows(project)).toEqual([
    ['ok', 'every migration is there'],
    ['ok', 'row-level security on every table'],
    ['ok', 'the closed days of the site'],
    ['missing', expect.stringMatching(/^no sample reviews: \d+ are there$/)],
    ['ok', 'a visitor can send a request'],
    ['ok', 'no visitor can read it'],
    ['ok', 'staff see it in the inbox'],
    ['ok', 'it is deleted again'],
  ])
  const staff = createClient(inject('backendUrl'), inject('secretKey'))
  const left = await staff.from('consultation_requests').select('id').eq('student_name', marker)
  expect(left).toMatchObject({ error: null, data: [] })
})

test.each([
  ['key', { SUPABASE_SECRET_KEY: 'sb_secret_wrong' }, /^the project can be asked: \S+ answered 401: /],
  ['address', { SUPABASE_URL: 'http://127.0.0.1:1' }, /: Nothing answers at http:\/\/127\.0\.0\.1:1\.$/],
  ['project', { VITE_SUPABASE_URL: 'https://other.example' }, /^the site talks to https:\/\/other\.example/],
])('says which %s is wrong, and sends nothing then', async (_, env, message) => {
  const rows = await databaseRows({ ...project, ...env })
  expect(rows.at(-1)).toEqual(['missing', expect.stringMatching(message)])
  expect(rows.flat()).not.toContain('a visitor can send a request')
})

test('only staff may ask what the database has', async () => {
  const visitor = createClient(inject('backendUrl'), inject('publishableKey'))
  expect((await visitor.rpc('launch_state')).error).not.toBeNull()
})
