import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDatabase } from '../../scripts/db-types/database.mjs'
import { columnsVisitorsFill } from './columns'
import { operation, standIns } from './operations'

const columns = await columnsVisitorsFill()
const tables = [...new Set(columns.map(({ table }) => table))]
const db = await createDatabase()
await db.exec(standIns)

const value = async <Value>(sql: string) => (await db.query<{ value: Value }>(sql)).rows[0]?.value
const count = (table: string) => value<number>(`select count(*)::int as value from ${table}`)

beforeEach(async () => {
  await db.exec(`truncate ${tables}, net.sent, cron.job, private.row_counts`)
})

/** A statement that stores a row with these values, something in every column that needs it, and a way to reach its sender. */
function insert(table: string, values: Record<string, string> = {}) {
  const filled = columns.filter(
    (column) =>
      column.table === table && (column.required || /(^|student_)(email|phone)$/.test(column.column)),
  )
  const row = {
    ...Object.fromEntries(filled.map(({ column, type }) => [column, type === 'int4' ? '1' : `'x'`])),
    ...values,
  }
  return `insert into public.${table} (${Object.keys(row)}) values (${Object.values(row)});`
}

/** Runs the job that an operation schedules. */
async function runJob(name: string, schedule: string) {
  await db.exec(operation(name))
  expect(await value('select schedule as value from cron.job')).toBe(schedule)
  await db.exec((await value<string>('select command as value from cron.job')) ?? '')
}

test.each(['find-person', 'delete-person', 'delete-what-is-over'])(
  '%s names each table that visitors fill',
  (name) => {
    const named = [...operation(name).matchAll(/public\.(\w+)/g)].map(([, table]) => table)
    expect([...new Set(named)].sort()).toEqual(tables)
  },
)

test('the header of the gateway is named once it has been seen', async () => {
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

describe('the notice to staff', () => {
  beforeAll(async () => void (await db.exec(operation('tell-staff'))))
  beforeEach(async () => void (await db.exec(`update private.notices set last_sent = '-infinity'`)))
  const aMinuteLater = `update private.notices set last_sent = last_sent - interval '1 minute 1 second';`
  const asVisitor = (sql: string) => db.exec(`set role anon; ${sql} reset role`)

  test('tells of each table in which somebody waits for a reply, without a word of what they wrote', async () => {
    for (const table of tables) await asVisitor(insert(table)).then(() => db.exec(aMinuteLater))
    const { rows } = await db.query('select url, body from net.sent')
    expect(rows).toEqual(
      tables
        .filter((table) => table !== 'referrals')
        .map((table) => ({
          url: 'https://hooks.example.com/…',
          body: {
            text: expect.stringMatching(
              new RegExp(`^New in ${table}, received \\d\\d \\w{3} \\d\\d:\\d\\d in Antwerp\\. [ \\w.]+$`),
            ),
          },
        })),
    )
  })

  test('goes once a minute', async () => {
    for (let row = 0; row < 5; row++) await asVisitor(insert('contact_submissions'))
    expect(await count('net.sent')).toBe(1)
    await db.exec(aMinuteLater)
    await asVisitor(insert('contact_submissions'))
    expect(await count('net.sent')).toBe(2)
  })

  test('that fails costs no row, and the next one is told', async () => {
    await db.exec('alter table net.sent add constraint out_of_order check (false) not valid')
    await asVisitor(insert('contact_submissions'))
    await db.exec('alter table net.sent drop constraint out_of_order')
    expect(await count('net.sent')).toBe(0)
    await asVisitor(insert('contact_submissions'))
    expect([await count('contact_submissions'), await count('net.sent')]).toEqual([2, 1])
  })

  test('is not sent for a row that is refused', async () => {
    await expect(asVisitor(insert('contact_submissions', { message: `''` }))).rejects.toThrow('Please enter')
    await db.exec('reset role')
    expect(await count('net.sent')).toBe(0)
  })
})

test('the hourly job tells of trouble, and of nothing on a good day', async () => {
  await runJob('watch', '5 * * * *')
  expect(await count('net.sent')).toBe(0)
  await db.exec(`truncate cron.job; insert into private.row_counts
    values (date_trunc('hour', now(), 'UTC'), 'referrals', 'everybody', 20000, 1)`)
  await runJob('watch', '5 * * * *')
  expect(await value(`select body ->> 'text' as value from net.sent`)).toMatch(
    /^referrals was full in the hour from \d\d:00 UTC on: requests were refused\.$/,
  )
})

describe('a person', () => {
  type Found = { stored_in: string; found_in: string }
  const search = async (sql = operation('find-person')) => (await db.query<Found>(sql)).rows

  test.each([
    ['by their address', 'ASHA@Example.com'],
    ['by their number', '(0)98-765.43210'],
    ['by what somebody wrote', 'My sister asha patel\nwants to study'],
  ])('is found %s in every text column of every table', async (_, text) => {
    const texts = columns.filter(({ type }) => type === 'text' || type === '_text')
    expect(texts.length).toBeGreaterThan(40)
    const value = (type: string) => (type === 'text' ? `'${text}'` : `array['x', '${text}']`)
    for (const { table, column, type } of texts) await db.exec(insert(table, { [column]: value(type) }))
    for (const table of tables) await db.exec(insert(table))
    const found = (await search()).map(({ stored_in, found_in }) => `${stored_in}.${found_in}`)
    expect(found.sort()).toEqual(texts.map(({ table, column }) => `${table}.${column}`).sort())
  })

  test('of whom nothing is known is nobody', async () => {
    for (const table of tables) await db.exec(insert(table))
    const unknown = operation('find-person').replace(/'[^']*' as (email|phone|words)/g, `'' as $1`)
    expect(await search(unknown)).toEqual([])
  })

  test('is deleted from every table, and nobody else', async () => {
    const id = '00000000-0000-4000-8000-00000000000d'
    for (const table of tables) await db.exec(insert(table, { id: `'${id}'` }) + insert(table))
    await db.exec(operation('delete-person').replaceAll('…', id))
    for (const table of tables) {
      expect([table, await count(table)]).toEqual([table, 1])
      expect(await count(`${table} where id = '${id}'`)).toBe(0)
    }
  })
})

test('the monthly job deletes what is over in every table, and keeps the rest', async () => {
  const ago = (months: number) => `now() - interval '${months} months'`
  const isOver = [{ created_at: ago(13) }, { created_at: ago(14), handled_at: ago(13) }]
  const isKept = [{ created_at: ago(11) }, { created_at: ago(11), handled_at: ago(1) }]
  for (const table of tables) for (const row of [...isOver, ...isKept]) await db.exec(insert(table, row))
  const kept = Object.fromEntries(tables.map((table) => [table, isKept.length]))
  const store = async (table: string, row: Record<string, string>, stays: boolean) => {
    await db.exec(insert(table, row))
    if (stays) kept[table] = (kept[table] ?? 0) + 1
  }
  for (const table of tables.filter((table) => table !== 'referrals'))
    await store(table, { created_at: ago(20), handled_at: ago(11) }, true)
  for (const [table, status] of [
    ['consultation_requests', 'client'],
    ['contact_submissions', 'client'],
    ['database_orders', 'paid'],
  ] as const) {
    await store(table, { created_at: ago(13), status: `'${status}'` }, true)
    await store(table, { created_at: ago(25), status: `'${status}'` }, false)
  }
  await store('referrals', { created_at: ago(100), status: `'credited'` }, true)

  await runJob('delete-what-is-over', '0 3 1 * *')
  const left = await Promise.all(tables.map(async (table) => [table, await count(table)]))
  expect(Object.fromEntries(left)).toEqual(kept)
})
