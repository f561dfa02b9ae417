import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest'
import { runInbox } from './inbox.ts'

vi.setConfig({ testTimeout: 60_000 })

// Slow, because it stores 1,051 rows.
const slow = test.runIf(process.env.TEST_THOROUGH)

beforeEach(() => {
  vi.stubEnv('SUPABASE_URL', inject('backendUrl'))
  vi.stubEnv('SUPABASE_SECRET_KEY', inject('secretKey'))
  // The output must not depend on the time zone of the machine.
  vi.stubEnv('TZ', 'America/New_York')
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterAll(() => void vi.unstubAllEnvs())

const [flag, text] = [{ type: 'boolean' }, { type: 'string' }] as const
const options = { all: flag, json: flag, yes: flag, kind: text, since: text, until: text, search: text }

/** The output of `npm run inbox`. */
async function inbox(...args: string[]) {
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true })
  return `${await runInbox(positionals as [string], values)}\n`
}
const refusal = (...args: string[]) => expect(inbox(...args)).rejects
const staff = createClient(inject('backendUrl'), inject('secretKey'))
const anon = createClient(inject('backendUrl'), inject('publishableKey'))

const mine = randomUUID()
const message = (created_at: string, more = {}) => ({
  id: randomUUID(),
  name: mine,
  email: 'a@example.com',
  message: 'Hello',
  created_at,
  ...more,
})
const store = (table: string, rows: object[]) => staff.from(table).insert(rows).throwOnError()
const lineOf = (table: string, id: string) => table.split('\n').findIndex((line) => line.endsWith(id))

afterAll(async () => {
  await staff.from('contact_submissions').delete().eq('name', mine)
  await staff.from('consultation_requests').delete().eq('student_name', mine)
})

test('rows are sorted by due time and show times of Antwerp', async () => {
  // A call on Saturday is due on Monday at 11:00, a message on Sunday at opening time on Monday.
  const call = {
    id: randomUUID(),
    student_name: mine,
    student_phone: '1',
    created_at: '2020-02-01T12:00:00Z',
  }
  const late = message('2020-02-02T00:00:00Z')
  const now = message(new Date().toISOString())
  await store('consultation_requests', [call])
  await store('contact_submissions', [late, now])

  const table = await inbox('--search', mine)
  const lines = table.split('\n')
  const order = [late, call, now].map(({ id }) => lineOf(table, id))
  expect(order).toEqual([1, 2, 3])
  expect(lines[2]).toMatch(/^OVERDUE +free call .* Sat,? 01 Feb,? 13:00 +Mon,? 03 Feb,? 11:00 /)
  expect(lines[1]).toMatch(/^OVERDUE +message .* Sun,? 02 Feb,? 01:00 +Mon,? 03 Feb,? 09:00 /)
  expect(lines[3]).toMatch(/^ +message /)
  expect(lines.at(-2)).toBe('3 waiting, 2 overdue')
})

test('the inbox filters rows by kind, time and words', async () => {
  const [first, second] = [
    message('2019-05-01T10:00:00Z'),
    message('2019-05-01T22:30:00Z', { message: `50% "off", (*)` }),
  ]
  await store('contact_submissions', [first, second])
  const found = async (...args: string[]) => {
    const rows = JSON.parse(await inbox('--json', '--search', mine, '--until', '2019-06-01', ...args))
    return rows.map(({ id }: { id: string }) => id)
  }
  expect(await found()).toEqual([first.id, second.id])
  expect(await found('--kind', 'order')).toEqual([])
  expect(await found('--kind', 'message')).toEqual([first.id, second.id])
  expect(await inbox('--kind', 'mesage')).toBe('Nothing of the kind "mesage" is waiting.\n')
  // 22:30 UTC is the next day in Antwerp.
  expect(await found('--since', '2019-05-02')).toEqual([second.id])
  expect(await found('--until', '2019-05-01T12:00')).toEqual([])
  expect(await found('--until', '2019-05-01T12:01')).toEqual([first.id])
  const rows = JSON.parse(await inbox('--json', '--search', '50% "off", (', '--until', '2019-06-01'))
  expect(rows).toMatchObject([{ id: second.id }])
})

test('--since means Antwerp time, also in a Node with only English locales', async () => {
  const inEnglish = Date.prototype.toLocaleString
  const spy = vi.spyOn(Date.prototype, 'toLocaleString').mockImplementation(function (
    this: Date,
    _,
    options,
  ) {
    return inEnglish.call(this, 'en-US', options)
  })
  onTestFinished(() => spy.mockRestore())
  const row = message('2021-07-01T22:30:00Z')
  await store('contact_submissions', [row])
  const found = async (since: string) =>
    lineOf(await inbox('--search', mine, '--until', '2021-08-01', '--since', since), row.id)
  expect(await found('2021-07-02T00:30')).toBe(1)
  expect(await found('2021-07-02T00:31')).toBe(-1)
})

test.each([
  ['2020-03-29T01:30', '2020-03-29T00:30:00Z'],
  ['2020-03-29T03:30', '2020-03-29T01:30:00Z'],
  ['2020-10-25T01:30', '2020-10-24T23:30:00Z'],
  ['2020-10-25T03:30', '2020-10-25T02:30:00Z'],
])('on a day when the clock changes, --since %s means %s', async (since, time) => {
  const row = message(time)
  await store('contact_submissions', [row])
  const found = async (minute: string) =>
    lineOf(await inbox('--search', mine, '--until', '2020-11-01', '--since', minute), row.id)
  expect(await found(since)).toBeGreaterThan(0)
  expect(await found(since.replace(':30', ':31'))).toBe(-1)
})

test('rows of several tables are marked as handled together', async () => {
  const row = message('2018-03-01T00:00:00Z')
  const call = { id: randomUUID(), student_name: mine, student_phone: '1', created_at: row.created_at }
  await store('contact_submissions', [row])
  await store('consultation_requests', [call])
  expect(await inbox('handled', row.id, call.id)).toBe('2 taken off the list.\n')
  await refusal('handled', row.id, call.id).toThrow(`Not waiting: ${row.id}, ${call.id}`)
})

test('`handled` takes waiting rows off the list, and names ids that are not waiting', async () => {
  const [waiting, unknown] = [message('2018-02-01T00:00:00Z'), message('2018-02-01T00:00:00Z')]
  await store('contact_submissions', [waiting])
  await refusal('handled', waiting.id, unknown.id).toThrow(`1 taken off the list. Not waiting: ${unknown.id}`)
  expect(lineOf(await inbox('--until', '2018-03-01'), waiting.id)).toBe(-1)
})

test('ids with a filter and days that do not exist are refused', async () => {
  await refusal('handled', randomUUID(), '--kind', 'message').toThrow('Give either ids or options, not both.')
  await refusal('--until', '2026-06-31').toThrow('"2026-06-31" is not a time.')
})

test('a handled row leaves the list, and `unhandle` returns it', async () => {
  const row = message('2018-01-01T00:00:00Z')
  await store('contact_submissions', [row])
  expect(await inbox('handled', row.id)).toBe('1 taken off the list.\n')
  expect(lineOf(await inbox('--until', '2018-02-01'), row.id)).toBe(-1)
  await refusal('handled', row.id).toThrow(`Not waiting: ${row.id}`)
  expect(await inbox('unhandle', row.id)).toBe('1 put back on the list.\n')
  expect(lineOf(await inbox('--until', '2018-02-01'), row.id)).toBe(1)
})

slow('`junk` removes 1,050 rows, `unhandle` restores them, `--all` lists every row', async () => {
  const junk = Array.from({ length: 1050 }, () => message('2017-03-01T00:00:00Z'))
  for (let first = 0; first < junk.length; first += 100)
    await store('contact_submissions', junk.slice(first, first + 100))
  const real = message('2017-03-02T00:00:00Z')
  await store('contact_submissions', [real])

  const first = await inbox('--until', '2017-04-01')
  expect(first).toMatch(/^1,051 waiting, 1,051 overdue, showing 1,000 of 1,051$/m)
  expect(lineOf(first, real.id)).toBe(-1)
  const all = JSON.parse(await inbox('--all', '--json', '--until', '2017-04-01'))
  expect(new Set(all.map(({ id }: { id: string }) => id))).toEqual(
    new Set([...junk, real].map(({ id }) => id)),
  )

  const words = ['--since', '2017-03-01', '--until', '2017-03-02', '--kind', 'message', '--search', mine]
  const shown = await inbox('junk', ...words)
  expect(shown).toMatch(/^1,050 would be taken off the list\. Add --yes to do it\.$/m)
  expect(shown.split('\n').filter((line) => line.includes('message'))).toHaveLength(10)
  expect(await inbox('junk', ...words, '--yes')).toBe('1,050 taken off the list.\n')
  expect(JSON.parse(await inbox('--json', '--until', '2017-04-01'))).toMatchObject([{ id: real.id }])

  expect(await inbox('unhandle', ...words)).toMatch(/^1,050 would be put back on the list\./m)
  expect(await inbox('unhandle', ...words, '--yes')).toBe('1,050 put back on the list.\n')
  expect(await inbox('junk', ...words)).toMatch(/^1,050 would be/m)
})

test('control and invisible characters of stored text are escaped', async () => {
  const name = `आशा ${randomUUID()}`
  const call = {
    id: randomUUID(),
    student_name: `\u001b[2J${name}\n\u202e`,
    student_phone: '+91 98765\u200b43210',
    message: 'Hi \u009b2J\u202e\u{e0041}',
  }
  await anon.from('consultation_requests').insert(call).throwOnError()

  const table = await inbox('--search', name)
  const line = table.split('\n').find((text) => text.includes('[2Jआशा'))
  expect(line).toMatch(/free call .* \+91 98765\\u200b43210 /)
  expect(table).toMatch(/^1 waiting, 0 overdue$/m)
  const json = await inbox('--json', '--search', name)
  expect(JSON.parse(json)).toMatchObject([{ id: call.id, who: call.student_name, summary: call.message }])
  expect(table + json).not.toMatch(/(?!\n)\p{Cc}|\p{Cf}/u)
})

test('a row shows its referral code and the row that it replaces', async () => {
  const old = message('2016-01-01T00:00:00Z')
  const corrected = message('2016-01-01T01:00:00Z', { referral_code: 'STUBAB12CD', replaces: old.id })
  await store('contact_submissions', [old])
  await store('contact_submissions', [corrected])
  const table = await inbox('--until', '2016-02-01', '--search', mine)
  expect(table).toMatch(new RegExp(`STUBAB12CD +${old.id} +${corrected.id}$`, 'm'))
  expect(lineOf(table, old.id)).toBe(1)
  expect(table).toMatch(/^2 waiting, /m)
})
