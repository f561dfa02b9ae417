import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { operation, standIns } from './operations'
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

  describe('the notice to staff', () => {
    const message = `insert into public.contact_submissions (name, email, message)
      values ('Asha', 'a@example.com', 'Hello');`

    test('lets no visitor wait for another', async () => {
      await postgres.query(`${standIns} create extension dblink schema net; ${operation('tell-staff')}`)
      await postgres.query(`select net.dblink_connect('other', 'dbname=postgres user=postgres host=' || current_setting('unix_socket_directories'));
        select net.dblink_exec('other', 'begin'), net.dblink_exec('other', $$ ${message} $$);
        set role anon; set statement_timeout = '10s'; ${message} reset role;
        select net.dblink_exec('other', 'commit');`)
      expect(await postgres.query('select count(*) from net.sent')).toBe('1\n')
    })

    test.runIf(process.env.TEST_THOROUGH)(
      'goes once a minute in a flood, and every row is stored',
      async () => {
        await postgres.query(
          `truncate net.sent, contact_submissions; update private.notices set last_sent = '-infinity'`,
        )
        await postgres.bench(`set role anon; ${message}`, 40, 20)
        expect(await postgres.query('select count(*) from contact_submissions')).toBe('800\n')
        expect(await postgres.query('select count(*) from net.sent')).toBe('1\n')
      },
    )
  })

  describe.runIf(process.env.TEST_THOROUGH)('a flood', () => {
    const count = async (sql: string) => Number(await postgres.query(sql))
    const everybody = `from private.arrivals where stored_in = 'referrals' and sender = '00000000-0000-0000-0000-000000000000'`
    const comesFrom = (address: string) =>
      `set role anon; select set_config('request.headers', '{"x-address":"${address}"}', false);`

    beforeAll(async () => {
      await postgres.query(`insert into private.settings values ('address_header', 'x-address');
        create procedure public.send(rows int) language plpgsql as $$ begin
          insert into public.referrals (referrer_email, referral_code) select 'a@example.com', 'A' from generate_series(1, rows);
        exception when sqlstate 'PT429' then null; end $$;
        grant execute on procedure public.send to anon`)
    })
    beforeEach(() => postgres.query('truncate referrals, private.arrivals'))

    test('of 40 parallel sessions from one address stores exactly what one address may', async () => {
      await postgres.bench(`${comesFrom('203.0.113.1')} call public.send(1);`, 40, 200)
      expect(await count('select count(*) from referrals')).toBe(200)
      expect(await postgres.query(`select weight, free ${everybody}`)).toBe('197|3\n')
    })

    test('of 200 sources in 40 sessions stores exactly what everybody may, and keeps no newcomer out', async () => {
      const flooders = postgres.bench(
        `\\set source random(1, 200)
        ${comesFrom('203.0.113.:source')} call public.send(100); call public.send(1);`,
        30,
        200,
      )
      const newcomers = postgres.bench(
        `${comesFrom('198.51.:client_id.:round')}
        insert into public.referrals (referrer_email, referral_code) values ('new@example.com', 'B');`,
        10,
        10,
      )
      await Promise.all([flooders, newcomers])
      expect(await count(`select count(*) from referrals where referral_code = 'B'`)).toBe(100)
      expect(await count(`select weight ${everybody}`)).toBe(10_000)
      expect(await count(`select count(*) from referrals`)).toBe(
        await count(`select weight + free ${everybody}`),
      )
      expect(
        await count('select max(weight) from private.arrivals where weight < 10000'),
      ).toBeLessThanOrEqual(200)
      expect(await count('select deadlocks from pg_stat_database where datname = current_database()')).toBe(0)

      await postgres.query(`${comesFrom('2001:db8::1')}
        insert into public.referrals (referrer_email, referral_code) values ('late@example.com', 'C')`)
      expect(await postgres.query(`select in_flood from referrals where referral_code = 'C'`)).toBe('t\n')
    })
  })
})
