import { randomUUID } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import type { Database } from '@/data/database.types'

const url = inject('backendUrl')
const publishableKey = inject('publishableKey')
const connect = (key: string) =>
  createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } })

const staff = connect(inject('secretKey'))
const visitors = { anon: connect(publishableKey), authenticated: connect(publishableKey) }
const { anon } = visitors

beforeAll(async () => {
  const { data } = await visitors.authenticated.auth.signUp({
    email: `${randomUUID()}@example.com`,
    password: 'correct-Horse-9',
  })
  expect(data.session?.user.role).toBe('authenticated')
})

const contact = { email: 'asha@example.com', phone: '+91 98765 43210' }
type Relation = {
  visitorsMay: string[]
  sample: () => Record<string, unknown>
  /** What an update tries, where it is not the column that only staff set. */
  change?: Record<string, unknown>
}
type Public = Database['public']
// The generated types name every table and view: one that is not declared here is a type error.
const declared: Record<keyof Public['Tables'] | keyof Public['Views'], Relation> = {
  consultation_requests: {
    visitorsMay: ['insert'],
    sample: () => ({ student_name: 'Asha', student_phone: contact.phone }),
  },
  contact_submissions: {
    visitorsMay: ['insert'],
    sample: () => ({ name: 'Asha', email: contact.email, message: 'Hello' }),
  },
  database_orders: {
    visitorsMay: ['insert'],
    sample: () => ({
      order_reference: randomUUID(),
      customer_name: 'Asha',
      customer_email: contact.email,
      customer_phone: contact.phone,
      product: 'Belgium Companies Database',
      price: 2999,
    }),
  },
  referrals: {
    visitorsMay: ['insert'],
    sample: () => ({ referrer_email: contact.email, referral_code: randomUUID() }),
  },
  student_profiles: {
    visitorsMay: ['insert'],
    sample: () => ({ name: 'Asha', ...contact, preferred_countries: ['Belgium'] }),
  },
  consultant_applications: {
    visitorsMay: ['insert'],
    sample: () => ({ name: 'Ravi', ...contact, terms_accepted: true }),
  },
  reviews: {
    visitorsMay: ['select'],
    change: { rating: 1 },
    sample: () => ({
      student_name: 'Asha',
      destination: 'Belgium',
      rating: 5,
      review_text: 'Good',
      verified: true,
      // Older than the seeded ones, which other tests expect to find first.
      created_at: '2020-01-01T00:00:00Z',
    }),
  },
  companies: {
    visitorsMay: ['select'],
    change: { industry: 'Lies' },
    sample: () => ({
      name: 'Acme',
      country: 'Elsewhere',
      industry: 'Anvils',
      description: 'Makes anvils.',
      career_page_url: 'https://example.com',
    }),
  },
  staff_inbox: { visitorsMay: [], change: { kind: 'order' }, sample: () => ({ kind: 'order' }) },
  staff_handled: { visitorsMay: [], change: { kind: 'order' }, sample: () => ({ kind: 'order' }) },
}
const relations: Record<string, Relation> = declared
const submissionTables = Object.keys(relations).filter((name) =>
  relations[name]?.visitorsMay.includes('insert'),
)

const newRow = (relation: string) => ({ id: randomUUID(), ...relations[relation]?.sample() })

async function stored(relation: string, id: string) {
  const { data } = await staff.from(relation).select().eq('id', id).maybeSingle().throwOnError()
  return data
}

/** A row for visitors to find: what staff see in the inbox is a row of another table. */
async function somethingIn(relation: string) {
  const table = relation.startsWith('staff_') ? 'contact_submissions' : relation
  const row = {
    ...newRow(table),
    ...(relation === 'staff_handled' && { handled_at: '2026-01-01T00:00:00Z' }),
  }
  await staff.from(table).insert(row).throwOnError()
  return await stored(relation, row.id)
}

// Each tries its best and tells whether it reached anything. A condition is a way of reading, which visitors may not;
// so what changes or deletes has none.
const verbs = {
  async select(visitor, relation) {
    const { id } = await somethingIn(relation)
    const { data, count } = await visitor.from(relation).select('*', { count: 'exact' }).eq('id', id)
    return Boolean(data?.length || count)
  },
  async insert(visitor, relation) {
    const row = newRow(relation)
    await visitor.from(relation).insert(row)
    return (await stored(relation, row.id)) !== null
  },
  async update(visitor, relation) {
    const before = await somethingIn(relation)
    const { change = { handled_at: '2026-01-01T00:00:00Z' } } = relations[relation] ?? {}
    await visitor.from(relation).update(change)
    // What may be read may be named, too.
    await visitor.from(relation).update(change).eq('id', before.id)
    return JSON.stringify(await stored(relation, before.id)) !== JSON.stringify(before)
  },
  async upsert(visitor, relation) {
    const before = await somethingIn(relation)
    await visitor
      .from(relation)
      .upsert({ ...newRow(relation), id: before.id, created_at: '2026-01-01T00:00:00Z' })
    return JSON.stringify(await stored(relation, before.id)) !== JSON.stringify(before)
  },
  async delete(visitor, relation) {
    const { id } = await somethingIn(relation)
    await visitor.from(relation).delete()
    await visitor.from(relation).delete().eq('id', id)
    return (await stored(relation, id)) === null
  },
} satisfies Record<string, (visitor: SupabaseClient, relation: string) => Promise<boolean>>

describe.each(Object.entries(visitors))('%s', (_role, visitor) => {
  describe.each(Object.entries(relations))('%s', (name, { visitorsMay }) => {
    test.each(Object.entries(verbs))('%s', async (verb, reaches) => {
      expect(await reaches(visitor, name)).toBe(visitorsMay.includes(verb))
    })
  })

  test.each(['private', 'auth', 'supabase_migrations'])('does not reach the schema %s', async (schema) => {
    const { error } = await visitor.schema(schema).from('users').select()
    expect(error?.code).toBe('PGRST106')
  })
})

describe('without a valid key', () => {
  test.each([
    ['no key', {}],
    ['a made-up key', { apikey: 'sb_publishable_made-up' }],
    ['a made-up secret key', { apikey: 'sb_secret_made-up' }],
    ['a token alone', { authorization: `Bearer ${publishableKey}` }],
  ])('%s opens nothing', async (_what, headers) => {
    const read = await fetch(`${url}/rest/v1/companies`, { headers: headers as HeadersInit })
    expect(read.status).toBe(401)

    const row = newRow('contact_submissions')
    const write = await fetch(`${url}/rest/v1/contact_submissions`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' } as HeadersInit,
      body: JSON.stringify(row),
    })
    expect(write.status).toBe(401)
    expect(await stored('contact_submissions', row.id)).toBeNull()
  })
})

describe('sending twice', () => {
  const duplicate = (constraint: string) => ({
    status: 409,
    error: { code: '23505', message: `duplicate key value violates unique constraint "${constraint}"` },
  })

  test.each(submissionTables)('the same id in %s names the primary key and stores one row', async (table) => {
    const row = newRow(table)
    await anon.from(table).insert(row).throwOnError()
    expect(await anon.from(table).insert(row)).toMatchObject(duplicate(`${table}_pkey`))
    expect(await stored(table, row.id)).toMatchObject(row)
  })

  test.each(['student_profiles', 'consultant_applications'])(
    'the same id in %s does so too when the row is asked for',
    async (table) => {
      const row = newRow(table)
      await anon.from(table).insert(row).select().throwOnError()
      expect(await anon.from(table).insert(row).select()).toMatchObject(duplicate(`${table}_pkey`))
    },
  )
})
