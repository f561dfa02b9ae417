import { createDatabase } from './pglite.mjs'

type Column = { table: string; column: string; type: string; required: boolean }

/** Every column of every table that visitors fill, as the database's own catalogue has it. */
export async function columnsVisitorsFill(): Promise<Column[]> {
  const db = await createDatabase()
  const { rows } = await db.query<Column>(`
    select c.table_name as table, c.column_name as column, c.udt_name as type,
      c.is_nullable = 'NO' and c.column_default is null as required
    from information_schema.columns as c
    where c.table_schema = 'public' and exists (
      select from pg_policies as p where p.schemaname = 'public' and p.tablename = c.table_name and p.cmd in ('INSERT', 'ALL'))
    order by c.table_name, c.ordinal_position`)
  await db.close()
  return rows
}

const texts = [
  '',
  ' ',
  'null',
  '=1+1',
  '",\n',
  '\\',
  '\ud800',
  'a\0b',
  '\uffff',
  '\u202e',
  // About the longest row, and one that is refused.
  'x'.repeat(100_000),
  'x'.repeat(900_000),
]
const lists = [
  [],
  [null],
  texts.slice(0, -2),
  Array(5000).fill('Belgium'),
  [['a', 'b']],
  [[['a'], ['b']]],
  '{}',
  '{{{a}}}',
  '[2147483646:2147483647]={a,b}',
  ['x'.repeat(100_000)],
  ['x'.repeat(900_000)],
]
const numbers = [0, -1, 2147483647, -2147483648, 2147483648, 0.5, 1e308, '-0', 'NaN', 'infinity']
const times = [
  '294276-12-31T23:30:00Z',
  '294276-12-31T23:59:59.999999Z',
  '4714-11-24 00:00:00Z BC',
  '0001-01-01T00:00:00Z',
  '1999-12-31T23:59:59Z',
  '2000-01-01T00:00:00Z',
  '2100-12-31T23:59:59.999999Z',
  '2101-01-01T00:00:00Z',
  '2026-02-30',
  '2026-10-25T02:30:00+15:59',
  'infinity',
  '-infinity',
  'epoch',
  'now',
]

/** The ends of each type, and what is no value of it. A column of another type has none here, which is an error. */
const extremes: Record<string, unknown[]> = {
  text: texts,
  _text: lists,
  int4: numbers,
  bool: [true, false, 'yes', 2, 'maybe'],
  timestamptz: times,
  uuid: ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', 'a'],
  xid8: ['0', '1', '18446744073709551615', '-1'],
}

/** Rows that would be taken but for one value, each with a value at the end of what its column can hold, else with `text`. */
export function extremeRows(columns: Column[], text: string) {
  return columns.flatMap(({ table, column, type }) => {
    const values = extremes[type]
    if (!values) throw new Error(`No extremes are known of ${type}, the type of ${table}.${column}.`)
    const others = columns.filter((other) => other.table === table && isPlain(other))
    const row = Object.fromEntries(others.map((other) => [other.column, other.type === 'int4' ? 1 : text]))
    return values.map((value) => ({ table, column, row: { ...row, [column]: value } }))
  })
}

/** What a visitor types; `status` and the like have a default. */
const isPlain = ({ type, required, column }: Column) => required || (type === 'text' && column !== 'status')
