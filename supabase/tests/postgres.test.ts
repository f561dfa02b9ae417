import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { findPostgres } from '../../scripts/test/tools.ts'
import { startPostgres } from './postgres'

vi.setConfig({ testTimeout: 300_000 })

const bin = findPostgres()
if (!bin) {
  const missing = 'The tests on a real Postgres need it and pgTAP.'
  if (process.env.CI) throw new Error(missing)
  process.stdout.write(`${missing} Skipped.\n`)
}
const started = bin ? await startPostgres(bin) : undefined
afterAll(() => started?.stop())

const files = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.test.sql'))

describe.runIf(started)('on a real Postgres', () => {
  if (!started) return
  const postgres = started

  beforeAll(async () => {
    // The files must pass on a database in use: with rows, counts and a named header.
    await postgres.query(`create extension if not exists pgtap;
      insert into private.settings values ('address_header', 'x-address'), ('staff_webhook', 'https://hooks.example.com');
      insert into private.hash_keys values (current_date), (current_date - 1);
      insert into public.student_profiles (name, email) values ('Asha', 'a@example.com');
      insert into public.database_orders (order_reference, customer_name, customer_email, customer_phone, product, price)
        values ('A', 'Asha', 'a@example.com', '1', 'Database', 2999);
      set role anon; insert into public.contact_submissions (name, email, message) values ('Asha', 'a@example.com', 'Hi')`)
  })

  test.each(files)('%s passes on a real Postgres', async (file) => {
    const output = await postgres.file(fileURLToPath(new URL(file, import.meta.url)))
    const lines = output.split('\n').filter((line) => line !== '')
    expect(lines.filter((line) => !/^(ok|1\.\.)/.test(line))).toEqual([])
    expect(lines[0]).toBe(`1..${lines.length - 1}`)
  })

  describe.runIf(process.env.TEST_THOROUGH)('the flood limits', () => {
    const count = async (sql: string) => Number(await postgres.query(sql))
    const comesFrom = (address: string) =>
      `set role anon; select set_config('request.headers', json_build_object('x-address', ${address})::text, false);`

    beforeAll(async () => {
      await postgres.query(`create procedure public.send() language plpgsql as $$ begin
          insert into public.referrals (referrer_email, referral_code) values ('a@example.com', 'A');
        exception when sqlstate 'PT429' then null; end $$;
        grant execute on procedure public.send to anon`)
    })
    beforeEach(() => postgres.query('truncate referrals, private.row_counts'))

    test('40 parallel sessions of one address store exactly the limit of an address', async () => {
      await postgres.pgbench(`${comesFrom(`'203.0.113.1'`)} call public.send();`, 40, 100)
      expect(await count('select count(*) from referrals')).toBe(200)
      expect(await count(`select rows from private.row_counts where sender = 'everybody'`)).toBe(200)
    })

    test('200 addresses together store exactly the total limit, without a deadlock', async () => {
      await postgres.query(`update private.row_limits set rows = 2000 where scope <> 'address'`)
      const script = `\\set source random(1, 200)\n${comesFrom(`'2001:db8:0:' || :source || '::1'`)} call public.send();`
      await postgres.pgbench(script, 40, 100)
      expect(await count('select count(*) from referrals')).toBe(2000)
      expect(await count(`select sum(rows) from private.row_counts where sender like 'address:%'`)).toBe(2000)
      expect(await count(`select rows from private.row_counts where sender = 'everybody'`)).toBe(2000)
      expect(await count('select deadlocks from pg_stat_database where datname = current_database()')).toBe(0)
    })
  })
})
