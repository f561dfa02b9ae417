import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { describe, expect, inject, test } from 'vitest'
import { signedToken } from './tokens'

// Roles and keys of the embedded backend's API. `access.test.sql` tests every table and verb.
const url = inject('backendUrl')
const publishableKey = inject('publishableKey')
const connect = (key: string, token = key) =>
  createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { authorization: `Bearer ${token}` } },
  })

const staff = connect(inject('secretKey'))
const visitors = {
  anon: connect(publishableKey),
  authenticated: connect(publishableKey, signedToken({ role: 'authenticated', sub: randomUUID() })),
}

const newMessage = () => ({ id: randomUUID(), name: 'Asha', email: 'asha@example.com', message: 'Hello' })
const stored = async (id: string) =>
  (await staff.from('contact_submissions').select().eq('id', id).maybeSingle().throwOnError()).data

describe.each(Object.entries(visitors))('%s', (role, visitor) => {
  test(`${role} may insert a message, but not read, change, replace or delete it`, async () => {
    const row = newMessage()
    await visitor.from('contact_submissions').insert(row).throwOnError()
    for (const view of ['contact_submissions', 'staff_inbox', 'staff_handled'])
      expect((await visitor.from(view).select().eq('id', row.id)).data ?? []).toEqual([])
    await visitor.from('contact_submissions').update({ message: 'Changed' })
    await visitor.from('contact_submissions').upsert({ ...row, message: 'Changed' })
    await visitor.from('contact_submissions').delete()
    await visitor.from('contact_submissions').delete().eq('id', row.id)
    expect(await stored(row.id)).toMatchObject(row)
  })

  test.each(['created_at', 'due', 'handled_at', 'status'])(`${role} may not set %s`, async (column) => {
    const row = { ...newMessage(), [column]: null }
    const { error, status } = await visitor.from('contact_submissions').insert(row)
    expect([status, error?.code]).toEqual([role === 'anon' ? 401 : 403, '42501'])
    expect(await stored(row.id)).toBeNull()
  })

  test.each(['private', 'auth', 'supabase_migrations'])(
    `${role} may not use the schema %s`,
    async (schema) => {
      const { error } = await visitor.schema(schema).from('users').select()
      expect(error?.code).toBe('PGRST106')
    },
  )
})

test.each([
  ['no key', {}],
  ['a made-up key', { apikey: 'sb_publishable_made-up' }],
  ['a made-up secret key', { apikey: 'sb_secret_made-up' }],
  ['a token alone', { authorization: `Bearer ${publishableKey}` }],
])('a request with %s can neither read nor write', async (_, headers) => {
  const read = await fetch(`${url}/rest/v1/companies`, { headers: headers as HeadersInit })
  expect(read.status).toBe(401)
  const row = newMessage()
  const write = await fetch(`${url}/rest/v1/contact_submissions`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' } as HeadersInit,
    body: JSON.stringify(row),
  })
  expect(write.status).toBe(401)
  expect(await stored(row.id)).toBeNull()
})
