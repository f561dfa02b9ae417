import { beforeEach, describe, expect, test } from 'vitest'
import { createDatabase } from '../../scripts/db-types/database.ts'
import { columnsVisitorsFill } from './columns'
import { operation, standIns } from './operations'

const columns = await columnsVisitorsFill()
const tables = [...new Set(columns.map(({ table }) => table))]
const db = await createDatabase()
await db.exec(standIns)

const value = async <Value>(sql: string) => (await db.query<{ value: Value }>(sql)).rows[0]?.value
const count = (table: string) => value<number>(`select count(*)::int as value from ${table}`)

beforeEach(async () => {
  await db.exec(`truncate ${tables.join()}`)
})

/** An `insert` of a row with these values, and with placeholders for the columns that must be filled. */
function insert(table: string, values: Record<string, string> = {}) {
  const filled = columns.filter(
    (column) =>
      column.table === table && (column.required || /(^|student_)(email|phone)$/.test(column.column)),
  )
  const row = {
    ...Object.fromEntries(filled.map(({ column, type }) => [column, type === 'int4' ? '1' : `'x'`])),
    ...values,
  }
  return `insert into public.${table} (${Object.keys(row).join()}) values (${Object.values(row).join()});`
}

test.each(tables)(
  'private.delete_expired deletes an expired row of %s, and keeps a new one',
  async (table) => {
    await db.exec(insert(table, { created_at: `now() - interval '13 months'` }) + insert(table))
    await db.exec('select private.delete_expired()')
    expect(await count(table)).toBe(1)
    expect(await count(`${table} where created_at < now() - interval '1 month'`)).toBe(0)
  },
)

test('name-address-header.sql makes the database read the address from the header', async () => {
  await db.exec(
    `begin; ${operation('seen-headers')} set local request.headers = '{"cf-connecting-ip":"203.0.113.1"}'`,
  )
  expect(await value('select public.seen_headers() as value')).toEqual({
    'cf-connecting-ip': '203.0.113.1',
  })
  await db.exec(operation('name-address-header'))
  expect(await value('select private.sender_address() as value')).toBe('203.0.113.1')
  await db.exec('rollback')
})

test('the scheduled jobs run, and notify staff through the webhook', async () => {
  await db.exec('begin')
  await db.exec(operation('turn-on-notices') + operation('turn-on-deletion'))
  await db.exec(insert('contact_submissions', { created_at: `now() - interval '3 minutes'` }))
  const { rows } = await db.query<{ jobname: string; command: string }>(
    'select jobname, command from cron.job',
  )
  expect(rows.map(({ jobname }) => jobname)).toEqual([
    'notify staff',
    'delete old job runs',
    'delete expired rows',
  ])
  for (const { jobname, command } of rows) if (jobname !== 'delete old job runs') await db.exec(command)
  expect(await value('select url as value from net.sent')).toBe('https://hooks.example.com/…')
  await db.exec('rollback')
})

describe('the data of a person', () => {
  type Found = { stored_in: string; found_in: string; deletion: string }
  const search = async (sql = operation('find-person')) => (await db.query<Found>(sql)).rows

  test.each([
    ['an email address', 'ASHA@Example.com'],
    ['a phone number', '(0)98-765.43210'],
    ['a name in a sentence', 'My sister asha patel\nwants to study'],
  ])('find-person.sql finds %s in every text column of every table', async (_, text) => {
    const texts = columns.filter(({ type }) => type === 'text' || type === '_text')
    expect(texts.length).toBeGreaterThan(40)
    const value = (type: string) => (type === 'text' ? `'${text}'` : `array['x', '${text}']`)
    for (const { table, column, type } of texts) await db.exec(insert(table, { [column]: value(type) }))
    for (const table of tables) await db.exec(insert(table))
    const found = (await search()).map(({ stored_in, found_in }) => `${stored_in}.${found_in}`)
    expect(found.sort()).toEqual(texts.map(({ table, column }) => `${table}.${column}`).sort())
  })

  test('find-person.sql without a search term finds no row', async () => {
    for (const table of tables) await db.exec(insert(table))
    const unknown = operation('find-person').replace(/'[^']*' as (email|phone|words)/g, `'' as $1`)
    expect(await search(unknown)).toEqual([])
  })

  test('find-person.sql’s deletions remove a person’s rows from each table, no others', async () => {
    for (const table of tables) {
      const [name] = columns.filter((column) => column.table === table && column.type === 'text')
      await db.exec(insert(table, { [name?.column ?? '']: `'Asha Patel'` }) + insert(table))
    }
    for (const { deletion } of await search()) await db.exec(deletion)
    expect(await search()).toEqual([])
    for (const table of tables) expect([table, await count(table)]).toEqual([table, 1])
  })
})
