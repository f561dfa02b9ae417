import { readFileSync } from 'node:fs'
import { pgtap } from '@electric-sql/pglite/pgtap'
import { expect, test } from 'vitest'
import { createDatabase } from '../../scripts/db-types/database.mjs'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

test('the SQL of the recipes in CONTRIBUTING.md keeps the rules of all tables', async () => {
  const db = await createDatabase({ extensions: { pgtap } })
  const recipes = [...read('../../CONTRIBUTING.md').matchAll(/^```sql .+\n([^`]+)^```/gm)]
  expect(recipes).toHaveLength(2)
  for (const [, sql = ''] of recipes) await db.exec(sql)
  await db.exec('create extension pgtap')
  for (const file of ['schema', 'staff-inbox']) {
    const results = await db.exec(read(`${file}.test.sql`), { rowMode: 'array' })
    expect(results.flatMap(({ rows }) => rows.flat()).filter((line) => /^not ok/.test(String(line)))).toEqual(
      [],
    )
  }
  await db.exec(`set role anon;
    insert into public.contact_submissions (name, email, message, phone) values ('Asha', 'a@example.com', 'Hi', '+91 1');
    insert into public.visa_questions (name, email, question) values ('Asha', 'a@example.com', 'When?');
    reset role`)
  const { rows } = await db.query('select kind, phone, summary from public.staff_inbox order by kind')
  expect(rows).toEqual([
    { kind: 'message', phone: '+91 1', summary: 'Hi' },
    { kind: 'visa question', phone: null, summary: 'When?' },
  ])
})
