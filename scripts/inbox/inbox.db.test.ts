import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createClient } from '@supabase/supabase-js'
import { expect, inject, test } from 'vitest'
import { floodLines } from './table.mjs'

const script = fileURLToPath(new URL('../inbox.mjs', import.meta.url))
const inbox = (env: Record<string, string>, ...args: string[]) =>
  promisify(execFile)(process.execPath, [script, ...args], {
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 26,
  })

const backend = { SUPABASE_URL: inject('backendUrl'), SUPABASE_SECRET_KEY: inject('secretKey') }
const anon = createClient(inject('backendUrl'), inject('publishableKey'))

test('shows who waits and how to reach them, whatever they typed', async () => {
  const name = `आशा ${randomUUID()}`
  const request = { student_name: `\u001b[2J${name}\n\u202e`, student_phone: '+91 98765\u200b43210' }
  await anon.from('consultation_requests').insert(request).throwOnError()

  // Other tests leave more rows than one page shows.
  const { stdout } = await inbox(backend, '--search', name)
  const line = stdout.split('\n').find((text) => text.includes('[2Jआशा'))
  expect(line).toMatch(/free call .* \+91 98765\\u200b43210 /)
  expect(stdout).toMatch(/^1 waiting, 0 overdue$/m)
  expect(stdout).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u)
})

test('gives the rows as JSON', async () => {
  const name = `Asha ${randomUUID()}`
  const message = { id: randomUUID(), name, email: 'asha@example.com', message: 'Hi \u009b2J\u202e\u{e0041}' }
  await anon.from('contact_submissions').insert(message).throwOnError()

  const { stdout } = await inbox(backend, '--json', '--search', name)
  expect(JSON.parse(stdout)).toContainEqual(
    expect.objectContaining({ id: message.id, summary: message.message }),
  )
  expect(stdout).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u)
})

test('says in one line that no server is running, or that the key is wrong', async () => {
  await expect(inbox({ SUPABASE_URL: '', PORT: '1' })).rejects.toMatchObject({
    code: 1,
    stderr:
      'Backend: embedded, on this machine\nNothing answers at http://127.0.0.1:1. Is `npm start` running?\n',
  })
  await expect(inbox({ ...backend, SUPABASE_SECRET_KEY: 'sb_secret_wrong' })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/ answered 401: .*\n$/),
  })
})

test('tells of floods, and what the rows are that came in during one', async () => {
  const staff = createClient(inject('backendUrl'), inject('secretKey'))
  const row = {
    id: randomUUID(),
    name: `Asha ${randomUUID()}`,
    email: 'asha@example.com',
    message: 'Hi',
    in_flood: true,
  }
  await staff.from('contact_submissions').insert(row).throwOnError()
  const { stdout } = await inbox(backend, '--search', row.name)
  expect(stdout).toMatch(/^FLOOD +message /m)
  expect(stdout).toMatch(/^FLOOD: came in during a flood /m)

  const hours = [{ hour: '2026-11-22T13:00:00Z', stored_in: 'referrals' }]
  expect(floodLines(hours, [])).toEqual([
    expect.stringMatching(/^Flooded, .*: Sun,? 22 Nov,? 14:00 to 15:00: referrals$/),
  ])
})
