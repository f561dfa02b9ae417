import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { ensurePostgres, startPostgres } from './postgres.mjs'

vi.setConfig({ testTimeout: 300_000 })

const bin = ensurePostgres()
if (!bin) {
  process.stdout.write('Skipped: the tests on a real Postgres, which is not here and cannot be installed.\n')
}
const started = bin ? await startPostgres(bin) : undefined
afterAll(() => started?.stop())

const files = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.test.sql'))

describe.runIf(started)('on a real Postgres', () => {
  if (!started) return
  const postgres = started

  test('pgTAP is there', async () => {
    await postgres.query('create extension if not exists pgtap')
  })

  test.each(files)('%s', async (file) => {
    const said = await postgres.file(fileURLToPath(new URL(file, import.meta.url)))
    const lines = said.split('\n').filter((line) => line !== '')
    expect(lines.filter((line) => !/^(ok|1\.\.)/.test(line))).toEqual([])
    expect(lines[0]).toBe(`1..${lines.length - 1}`)
  })

  describe('what the data layer relies on', () => {
    const table = 'contact_submissions'
    const id = '00000000-0000-4000-8000-00000000000a'
    const insert = (values: string) =>
      postgres.query(`set role anon; insert into ${table} (id, name, email, message) values (${values})`)

    test('a row that is sent twice is stored once, and the refusal names the primary key', async () => {
      await insert(`'${id}', 'Asha', 'a@example.com', 'Hello'`)
      await expect(insert(`'${id}', 'Asha', 'a@example.com', 'Hello'`)).rejects.toThrow(`"${table}_pkey"`)
      expect(await postgres.query(`select count(*) from ${table} where id = '${id}'`)).toBe('1\n')
    })

    test('a null character is refused', async () => {
      await expect(insert(`gen_random_uuid(), E'a\\u0000b', 'a@example.com', 'Hello'`)).rejects.toThrow()
    })

    test('an application comes back to who sends it, and to nobody later', async () => {
      const back = await postgres.query(
        `set role anon; insert into student_profiles (name, email) values ('Asha', 'a@example.com') returning name`,
      )
      expect(back).toBe('Asha\n')
      expect(await postgres.query('set role anon; select count(*) from student_profiles')).toBe('0\n')
    })

    test('a reference or code that is taken is stored like any other', async () => {
      const order = `set role anon; insert into database_orders (order_reference, customer_name, customer_email, customer_phone, product, price)
        values ('STUB_DB_ASHA_20261121_AAAA', 'Asha', 'a@example.com', '+91 1', 'Database', 2999)`
      const referral = `set role anon; insert into referrals (referrer_email, referral_code) values ('a@example.com', 'STUBABC123')`
      for (const statement of [order, order, referral, referral])
        expect(await postgres.query(statement)).toBe('')
    })
  })

  describe('a flood', () => {
    const thorough = Boolean(process.env.TEST_THOROUGH)
    const count = async (sql: string) => Number(await postgres.query(sql))
    const weight = (sender: string) =>
      count(
        `select coalesce(sum(weight), 0) from private.arrivals where stored_in = 'referrals' and sender ${sender}`,
      )

    /** Forty sessions that insert at once, each from one of `addresses` addresses; PT429 ends no session. */
    async function flood(inserts: number, addresses: number) {
      await postgres.query(`truncate referrals, private.arrivals;
        insert into private.settings values ('address_header', 'x-address') on conflict do nothing;
        create or replace procedure public.send() language plpgsql as $$ begin
          insert into public.referrals (referrer_email, referral_code) values ('a@example.com', 'A');
        exception when sqlstate 'PT429' then null; end $$;
        grant execute on procedure public.send() to anon`)
      const script = `set role anon;
        select set_config('request.headers', format('{"x-address":"203.0.%s.%s"}', i / 200, i % 200), false)
          from (select floor(random() * ${addresses})::int) as picked (i);
        call public.send();`
      await postgres.bench(script, 40, inserts / 40)
    }

    test('of 40 parallel sessions from one address stores exactly what one address may', async () => {
      await flood(thorough ? 10_000 : 800, 1)
      expect(await count('select count(*) from referrals')).toBe(200)
      expect(await weight('is not null')).toBe(400)
    })

    test('from many addresses stores exactly what everybody may, and no address is cut short before', async () => {
      await postgres.query(
        `update private.arrival_limits set from_one_address = 10, from_everybody = 500 where stored_in = 'referrals'`,
      )
      await flood(thorough ? 10_000 : 1200, 1000)
      expect(await count('select count(*) from referrals')).toBe(500)
      await postgres.query(
        `update private.arrival_limits set from_one_address = 200, from_everybody = 10000 where stored_in = 'referrals'`,
      )
    })

    test('lets a hundred others through, each behind an address of their own', async () => {
      await flood(thorough ? 10_000 : 800, 1)
      const others = Array.from(
        { length: 100 },
        (_, i) =>
          `select set_config('request.headers', '{"x-address":"198.51.100.${i}"}', false);
         insert into public.referrals (referrer_email, referral_code) values ('other@example.com', 'B');`,
      )
      await postgres.query(`set role anon; ${others.join('')}`)
      expect(await count(`select count(*) from referrals where referral_code = 'B'`)).toBe(100)
    })
  })

  test.runIf(process.env.TEST_THOROUGH)(
    'the inbox lists the most urgent of 100,000 within a second',
    async () => {
      await postgres.query(`insert into consultation_requests (student_name, student_phone, created_at)
      select 'Asha', '+91 1', now() - i * interval '1 minute' from generate_series(1, 100000) as i; analyze`)
      const plan = await postgres.query(
        'set role service_role; explain (analyze) select * from staff_inbox order by due, id limit 1000',
      )
      expect(Number(/Execution Time: ([\d.]+)/.exec(plan)?.[1])).toBeLessThan(1000)
    },
  )
})
