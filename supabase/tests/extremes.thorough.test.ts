import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, inject, test, vi } from 'vitest'
import { kinds } from '../../scripts/inbox/staff-api.mjs'
import { columnsVisitorsFill, extremeRows } from './extremes'
import { ensurePostgres, startPostgres } from './postgres.mjs'

vi.setConfig({ testTimeout: 180_000 })

const columns = await columnsVisitorsFill()
// Tells the rows of this file from those of others.
const mine = randomUUID()
const rows = extremeRows(columns, mine)
const tables = [...new Set(rows.map(({ table }) => table))]
const times = columns.filter(({ type, column }) => type === 'timestamptz' && column === 'preferred_date')
const oldTimes = rows.filter(({ table, column }) =>
  times.some((time) => time.table === table && time.column === column),
)

test('the lists are the catalogue’s', () => {
  expect(tables).toContain('consultation_requests')
  expect(tables).not.toContain('companies')
  expect(times).toHaveLength(1)
})

describe('on the embedded backend', () => {
  const url = inject('backendUrl')
  const ask = (key: string, path: string, { headers, ...init }: RequestInit & { headers?: object } = {}) =>
    fetch(`${url}/rest/v1/${path}`, {
      ...init,
      headers: { apikey: key, 'content-type': 'application/json', ...headers },
    })
  const script = fileURLToPath(new URL('../../scripts/inbox.mjs', import.meta.url))
  const env = { ...process.env, SUPABASE_URL: url, SUPABASE_SECRET_KEY: inject('secretKey') }
  const inbox = (...args: string[]) =>
    promisify(execFile)(process.execPath, [script, ...args], { env, maxBuffer: 2 ** 28 })

  test('no value that a visitor sends is answered with a fault of ours: it is stored, or refused with a sentence', async () => {
    const faults: string[] = []
    const stored = new Set<string>()
    for (const { table, column, row } of rows) {
      const answer = await ask(inject('publishableKey'), table, {
        method: 'POST',
        body: JSON.stringify(row),
      })
      const { status } = answer
      if (status === 201) stored.add(table)
      // 503 says nothing of ours either: the database's own limits, such as a list's bounds.
      else if ((status < 400 || status >= 500) && status !== 503) faults.push(`${table}.${column}: ${status}`)
      else if (!/^\S+ \S+/.test((await answer.json()).message)) faults.push(`${table}.${column}: no sentence`)
    }
    expect(faults).toEqual([])
    expect([...stored]).toEqual(tables)
  })

  test('what was stored before the guard refused it is stored now', async () => {
    for (const { table, column, row } of oldTimes) {
      const one = await ask(inject('secretKey'), table, {
        method: 'POST',
        headers: { prefer: 'return=representation' },
        body: JSON.stringify({ ...row, [column]: null }),
      })
      const [{ id }] = await one.json()
      const body = JSON.stringify({ [column]: row[column] })
      await ask(inject('secretKey'), `${table}?id=eq.${id}`, { method: 'PATCH', body })
    }
    const dates = await ask(
      inject('secretKey'),
      `consultation_requests?preferred_date=gt.2102-01-01&select=id`,
    )
    expect((await dates.json()).length).toBeGreaterThan(2)
  })

  test.each(['staff_inbox', 'staff_handled'])('%s is read whole, as JSON and as CSV', async (view) => {
    for (const accept of ['application/json', 'text/csv']) {
      for (let offset = 0, more = true; more; offset += 1000) {
        const answer = await ask(
          inject('secretKey'),
          `${view}?order=received,id&limit=1000&offset=${offset}`,
          {
            headers: { accept, prefer: 'count=exact' },
          },
        )
        expect(answer.status).toBeLessThan(300)
        more = Number(answer.headers.get('content-range')?.split('/')[1]) > offset + 1000
        await answer.text()
      }
    }
  })

  test('every form of the inbox answers', async () => {
    for (const kind of kinds) expect((await inbox('--kind', kind)).stdout).toMatch(/waiting|Nothing/)
    const all = JSON.parse((await inbox('--all', '--json', '--search', mine)).stdout)
    expect(new Set(all.map(({ kind }: { kind: string }) => kind))).toEqual(
      new Set(kinds.filter((kind) => kind !== 'free call')),
    )
    expect((await inbox('--search', 'no possible day')).stdout).toMatch('no possible day')
    // The ends of a uuid stand in each table.
    const first = all.find(({ id }: { id: string }) => !/^[0f-]+$/.test(id))
    expect((await inbox('handled', first.id)).stdout).toBe('1 handled.\n')
    expect((await inbox('unhandle', first.id)).stdout).toBe('1 back on the list.\n')
    const words = ['--since', '2000-01-01', '--search', mine]
    expect((await inbox('junk', ...words)).stdout).toMatch(/would be taken off/)
    expect((await inbox('junk', ...words, '--yes')).stdout).toMatch(/taken off/)
    expect((await inbox('unhandle', ...words)).stdout).toMatch(/would be put back/)
  })
})

const bin = ensurePostgres()

test.runIf(bin)(
  'on a real Postgres, in every time zone, both views are read whole, old rows included',
  async () => {
    if (!bin) return
    const postgres = await startPostgres(bin)
    const folder = await mkdtemp(join(tmpdir(), 'studybridge-extremes-'))
    try {
      const file = join(folder, 'rows.sql')
      const insert = ({ table, row }: (typeof rows)[number]) => {
        const names = Object.keys(row).join(', ')
        // As PostgREST does; what is refused is skipped.
        return `do $do$ begin insert into ${table} (${names}) select ${names} from json_populate_record(null::${table}, $json$${JSON.stringify(row)}$json$);
        exception when others then null; end $do$;`
      }
      const asVisitor = ['set role anon;', ...rows.map(insert), 'reset role;']
      const asBefore = ['set session_replication_role = replica;', ...rows.map(insert)]
      writeFileSync(file, [...asVisitor, ...asBefore].join('\n'))
      expect(await postgres.file(file)).toBe('')
      const handled = tables.map((table) => `update ${table} set handled_at = now() where random() < 0.5`)
      await postgres.query(handled.join(';'))
      const count = Number(await postgres.query('select count(*) from private.submissions'))
      expect(count).toBeGreaterThan(rows.length)
      for (const zone of ['UTC', 'Europe/Brussels', 'Pacific/Kiritimati', 'America/New_York']) {
        for (const view of ['staff_inbox', 'staff_handled']) {
          await postgres.query(`set timezone = '${zone}'; set role service_role;
          copy (select * from ${view}) to stdout csv; select json_agg(v) from ${view} as v;
          select count(*) from ${view} where words ilike '%${mine}%'`)
        }
      }
    } finally {
      await rm(folder, { recursive: true })
      postgres.stop()
    }
  },
)
