import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ensurePostgres, startPostgres } from './postgres.mjs'

const page = readFileSync(new URL('../../docs/deploy.md', import.meta.url), 'utf8')

/** The one block of code with these words, without the extensions, for which stand-ins are here. */
function block(words: string) {
  const blocks = [...page.matchAll(/^```\w+\n(.*?)^```$/gms)].map(([, code = '']) => code)
  const found = blocks.filter((code) => code.includes(words))
  expect(found, words).toHaveLength(1)
  return (found[0] ?? '').replace(/^create extension .*$/gm, '')
}

test('no line gives a secret key to a command', () => {
  expect(page).not.toMatch(/SECRET_KEY=\S+ +\S/)
  expect(page).not.toMatch(/sb_secret_/)
})

// As on a hosted project, as far as the page uses them.
const standIns = `
  create schema net;
  create table net.sent (url text, body jsonb);
  create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}',
    timeout_milliseconds int default 5000) returns bigint
  language sql as $$ insert into net.sent values (url, body) returning 1::bigint $$;
  create schema vault;
  create table vault.decrypted_secrets (decrypted_secret text, name text);
  create function vault.create_secret(new_secret text, new_name text) returns uuid
  language sql as $$ insert into vault.decrypted_secrets values (new_secret, new_name) returning gen_random_uuid() $$;
  create schema cron;
  create table cron.job (jobname text, schedule text, command text);
  create function cron.schedule(job_name text, schedule text, command text) returns bigint
  language sql as $$ insert into cron.job values (job_name, schedule, command) returning 1::bigint $$;
  create extension dblink schema net;
`

const bin = ensurePostgres()
const started = bin ? await startPostgres(bin) : undefined
const folder = mkdtempSync(join(tmpdir(), 'studybridge-deploy-'))
afterAll(() => {
  started?.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe.runIf(started)('what the page says to run', () => {
  if (!started || !bin) return
  const { query, bench } = started
  const count = async (sql: string) => Number(await query(`select count(*) from ${sql}`))
  let socket: string
  let filled: string[]
  type Column = { stored_in: string; name: string; type: string; needed: boolean }
  let columns: Column[]

  beforeAll(async () => {
    await query('create database empty_project template postgres')
    await query(standIns)
    socket = (await query('show unix_socket_directories')).trim()
    columns = JSON.parse(
      await query(`select json_agg(json_build_object('stored_in', table_name, 'name', column_name,
          'type', data_type, 'needed', is_nullable = 'NO' and column_default is null) order by table_name)
        from information_schema.columns join pg_class on relname = table_name and relnamespace = 'public'::regnamespace
        where table_schema = 'public' and relkind = 'r' and has_table_privilege('anon', pg_class.oid, 'insert')`),
    )
    filled = [...new Set(columns.map(({ stored_in }) => stored_in))]
    expect(filled.length).toBeGreaterThanOrEqual(6)
  })

  beforeEach(async () => {
    await query(`truncate ${filled.join(', ')}, private.arrivals`)
  })

  /** A statement that stores a row with these values, and something in every column that needs it. */
  function insert(table: string, values: Record<string, string>) {
    const needed = columns.filter(({ stored_in, name, needed }) => {
      return stored_in === table && needed && !(name in values)
    })
    // A way to reach somebody, which the guards ask for.
    const contact = columns.filter(({ stored_in, name }) => {
      return stored_in === table && /(^|student_)(email|phone)$/.test(name) && !(name in values)
    })
    const row = {
      ...Object.fromEntries(contact.map(({ name }) => [name, `'x'`])),
      ...Object.fromEntries(needed.map(({ name, type }) => [name, type === 'integer' ? '1' : `'x'`])),
      ...values,
    }
    return `insert into public.${table} (${Object.keys(row)}) values (${Object.values(row)});`
  }

  test.each(['with person as', 'begin;\ndelete from', `cron.schedule('delete`])(
    '"%s" names each table that visitors fill, and no other',
    (words) => {
      const named = [...block(words).matchAll(/public\.(\w+)/g)].map(([, name]) => name)
      expect([...new Set(named)].sort()).toEqual(filled)
    },
  )

  test('a copy comes back whole into an empty project, and holds nothing but the rows', async () => {
    for (const table of filled) await query(insert(table, {}))
    await query(`insert into private.settings values ('address_header', 'x-copied') on conflict do nothing`)
    const shell = (command: string, database: string) =>
      promisify(execFile)('sh', ['-ec', command], {
        cwd: folder,
        env: {
          ...process.env,
          PATH: `${bin}:${process.env.PATH}`,
          DATABASE_URL: `postgresql://postgres@/${database}?host=${socket}`,
        },
      })
    await shell(block('pg_dump'), 'postgres')
    await shell(block('truncate public.companies'), 'empty_project')

    const rows = (database: string) =>
      shell(
        [...filled, 'companies', 'reviews']
          .map((table) => `psql "$DATABASE_URL" -XAtc 'select * from public.${table} order by id'`)
          .join('\n'),
        database,
      )
    expect((await rows('empty_project')).stdout).toBe((await rows('postgres')).stdout)
    const { stdout } = await shell(
      `psql "$DATABASE_URL" -XAtc 'select count(*) from private.settings'`,
      'empty_project',
    )
    expect(stdout).toBe('0\n')
    const copy = readFileSync(join(folder, 'studybridge.sql'), 'utf8')
    expect(copy).not.toMatch(/^create|\bprivate\.|x-copied/im)
    await query('truncate private.settings')
  })

  describe('the notice to staff', () => {
    beforeAll(async () => void (await query(block('private.tell_staff'))))
    beforeEach(async () => {
      await query(`truncate net.sent; update private.notices set last_sent = '-infinity'`)
    })
    const aMinuteLater = `update private.notices set last_sent = last_sent - interval '1 minute 1 second';`
    const row = `insert into public.contact_submissions (name, email, message) values ('Asha', 'a@example.com', 'Hello');`
    const sent = () => count('net.sent')

    test('tells of each table that somebody waits in, without a word of what they wrote', async () => {
      const told = filled.filter((table) => block('private.tell_staff').includes(`on public.${table}`))
      expect(filled.filter((table) => !told.includes(table))).toEqual(['referrals'])
      for (const table of told) await query(`set role anon; ${insert(table, {})} reset role; ${aMinuteLater}`)
      const messages = JSON.parse(await query('select json_agg(sent) from net.sent as sent'))
      expect(messages).toEqual(
        told.map((table) => ({
          url: 'https://hooks.example.com/…',
          body: {
            text: expect.stringMatching(
              new RegExp(`^New in ${table}, received \\d\\d \\w{3} \\d\\d:\\d\\d in Antwerp\\. [ \\w.]+$`),
            ),
          },
        })),
      )
    })

    test('in a flood goes once a minute, and every row is stored', async () => {
      await bench(`set role anon; ${row}`, 40, 20)
      expect(await count('contact_submissions')).toBe(800)
      expect(await sent()).toBe(1)
      await query(aMinuteLater)
      await bench(`set role anon; ${row}`, 40, 5)
      expect(await count('contact_submissions')).toBe(1000)
      expect(await sent()).toBe(2)
    })

    test('lets no visitor wait for another', async () => {
      await query(`
        select net.dblink_connect('other', 'dbname=postgres user=postgres host=${socket}');
        select net.dblink_exec('other', 'begin');
        select net.dblink_exec('other', $$ ${row} $$);
        set role anon;
        set statement_timeout = '10s';
        ${row}
        reset role;
        select net.dblink_exec('other', 'commit');`)
      expect(await count('contact_submissions')).toBe(2)
      expect(await sent()).toBe(1)
    })

    test('that fails costs no row, and the next one is told', async () => {
      await query('alter table net.sent add constraint out_of_order check (false) not valid')
      await query(`set role anon; ${row}`)
      await query('alter table net.sent drop constraint out_of_order')
      expect(await sent()).toBe(0)
      await query(`set role anon; ${row}`)
      expect(await count('contact_submissions')).toBe(2)
      expect(await sent()).toBe(1)
    })

    test('is not sent for a row that is refused', async () => {
      await expect(
        query(
          `set role anon; insert into public.contact_submissions (name, email, message) values ('Asha', '', '')`,
        ),
      ).rejects.toThrow('Please enter')
      expect(await sent()).toBe(0)
    })
  })

  test('the hourly job tells of trouble, and of nothing on a good day', async () => {
    await query(`truncate cron.job, net.sent; ${block("cron.schedule('watch'")}`)
    const [schedule, command] = JSON.parse(
      await query('select json_build_array(schedule, command) from cron.job'),
    )
    expect(schedule).toBe('5 * * * *')
    await query(command)
    expect(await count('net.sent')).toBe(0)
    await query(`insert into private.arrivals (hour, stored_in, sender, weight)
      values (date_trunc('hour', now(), 'UTC'), 'referrals', '00000000-0000-0000-0000-000000000000', 10000)`)
    await query(command)
    expect(JSON.parse(await query('select json_agg(body) from net.sent'))).toEqual([
      {
        text: expect.stringMatching(
          /^referrals was flooded in the hour from \d\d:00 UTC on: others were refused\.$/,
        ),
      },
    ])
  })

  describe('a person', () => {
    const search = (known = block('with person as')) =>
      query(`select coalesce(json_agg(found), '[]') from (${known.trim().replace(/;$/, '')}) as found`).then(
        (json) => JSON.parse(json) as { stored_in: string; id: string; found_in: string; record: object }[],
      )

    test.each([
      ['by their address', 'ASHA@Example.com'],
      ['by their number', '(0)98-765.43210'],
      ['by what somebody wrote', 'My sister asha patel\nwants to study'],
    ])('is found %s in every text column of every table', async (_, text) => {
      const texts = columns.filter(({ type }) => type === 'text' || type === 'ARRAY')
      expect(texts.length).toBeGreaterThan(40)
      await query(
        texts
          .map(({ stored_in, name, type }) =>
            insert(stored_in, { [name]: type === 'text' ? `'${text}'` : `array['x', '${text}']` }),
          )
          .join('') + filled.map((table) => insert(table, {})).join(''),
      )
      const found = await search()
      const place = (stored_in: string, column: string) => `${stored_in}.${column}`
      expect(found.map(({ stored_in, found_in }) => place(stored_in, found_in)).sort()).toEqual(
        texts.map(({ stored_in, name }) => place(stored_in, name)).sort(),
      )
    })

    test('of whom nothing is known is nobody', async () => {
      await query(filled.map((table) => insert(table, {})).join(''))
      expect(
        await search(block('with person as').replace(/'[^']*' as (email|phone|words)/g, `'' as $1`)),
      ).toEqual([])
    })

    test('is deleted from every table, and nobody else', async () => {
      const id = '00000000-0000-4000-8000-00000000000d'
      for (const table of filled) await query(insert(table, { id: `'${id}'` }) + insert(table, {}))
      await query(block('begin;\ndelete from').replaceAll('…', id))
      for (const table of filled)
        expect([
          table,
          await query(`select count(*), count(*) filter (where id = '${id}') from ${table}`),
        ]).toEqual([table, '1|0\n'])
    })
  })

  test('the monthly job deletes what is over in every table, and keeps the rest', async () => {
    await query(`truncate cron.job; ${block(`cron.schedule('delete`)}`)
    const [schedule, command] = JSON.parse(
      await query('select json_build_array(schedule, command) from cron.job'),
    )
    expect(schedule).toMatch(/^0 \d 1 \* \*$/)

    const ago = (months: number) => `now() - interval '${months} months'`
    type Row = { created_at: string; handled_at?: string; status?: string }
    const over: Row = { created_at: ago(13) }
    const rows: Record<string, { over: Row[]; kept: Row[] }> = Object.fromEntries(
      filled.map((table) => [
        table,
        {
          over: [over, { created_at: ago(14), handled_at: ago(13) }],
          kept: [{ created_at: ago(11) }, { created_at: ago(11), handled_at: ago(1) }],
        },
      ]),
    )
    const answeredLately = { created_at: ago(20), handled_at: ago(11) }
    for (const table of filled.filter((table) => table !== 'referrals'))
      rows[table]?.kept.push(answeredLately)
    for (const [table, status] of [
      ['consultation_requests', 'client'],
      ['contact_submissions', 'client'],
      ['database_orders', 'paid'],
    ] as const) {
      rows[table]?.kept.push({ ...over, status: `'${status}'` })
      rows[table]?.over.push({ created_at: ago(25), status: `'${status}'` })
    }
    rows.referrals?.kept.push({ created_at: ago(100), status: `'credited'` })

    for (const [table, { over, kept }] of Object.entries(rows)) {
      await query([...over, ...kept].map((row) => insert(table, row)).join(''))
      expect([table, await count(table)]).toEqual([table, over.length + kept.length])
    }
    await query(command)
    for (const [table, { kept }] of Object.entries(rows))
      expect([table, await count(table)]).toEqual([table, kept.length])
  })
})
