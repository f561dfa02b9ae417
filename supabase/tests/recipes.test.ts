import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { execPath } from 'node:process'
import { promisify } from 'node:util'
import { pgtap } from '@electric-sql/pglite/pgtap'
import { afterAll, expect, test } from 'vitest'
import { createDatabase } from '../../scripts/db-types/database.ts'
import { root } from '../../scripts/shared/project.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

// Use other names than the page, so that the test still passes after a recipe has been followed.
const page = read('CONTRIBUTING.md')
  .replaceAll('visa_questions', 'recipe_questions')
  .replaceAll('visa question', 'recipe question')
  .replace(/(?<=add column |grant insert \(|excerpt\()phone\b/g, 'recipe_phone')
const blocks = [...page.matchAll(/^```(\w+) (\S+)\n(.+?)^```$/gms)].map(
  ([, language = '', path = '', text = '']) => ({ language, path, text }),
)

const db = await createDatabase({ extensions: { pgtap } })
const { rows: views } = await db.query<{ list: string }>(
  `select rtrim(pg_get_viewdef('private.submissions'), ';') as list`,
)
for (const { language, text } of blocks) {
  // The recipe copies the list of views from the last migration, which may name more tables than the recipe.
  const list = `${views[0]?.list} union all select * from private.recipe_questions_inbox`
  if (language === 'sql') await db.exec(text.replace(/(?<=view private\.submissions as\n)[^;]+/, () => list))
}

const checkout = join(root, '.local')
mkdirSync(checkout, { recursive: true })
const folder = mkdtempSync(join(checkout, 'recipes-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('with the recipes’ SQL the schema and inbox tests pass, new rows reach the inbox', async () => {
  await db.exec('create extension pgtap')
  for (const file of ['schema', 'staff-inbox']) {
    const results = await db.exec(read(`supabase/tests/${file}.test.sql`), { rowMode: 'array' })
    const lines = results.flatMap(({ rows }) => rows.flat())
    expect(lines.filter((line) => /^not ok/.test(String(line)))).toEqual([])
  }
  await db.exec(`set role anon;
    insert into public.contact_submissions (name, email, message, recipe_phone) values ('Asha', 'a@example.com', 'Hi', '+91 1');
    insert into public.recipe_questions (name, email, question) values ('Asha', 'a@example.com', 'When?');
    reset role`)
  const { rows } = await db.query('select kind, phone, summary from public.staff_inbox order by kind')
  expect(rows).toEqual([
    { kind: 'message', phone: '+91 1', summary: 'Hi' },
    { kind: 'recipe question', phone: null, summary: 'When?' },
  ])
})

test('the TypeScript of the recipes in CONTRIBUTING.md compiles', async () => {
  const { rows: columns } = await db.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'recipe_questions'`,
  )
  const row = `{ ${columns.map(({ name }) => `${name}?: string | null`).join('; ')} }`
  const types = read('src/data/database.types.ts').replace(
    '    Tables: {\n',
    `$&      recipe_questions: { Row: ${row}; Insert: ${row}; Update: ${row}; Relationships: [] }\n`,
  )
  const code = blocks.filter(({ language }) => language.startsWith('ts'))
  expect(code.length).toBeGreaterThan(4)
  const written = [...code, { path: 'src/data/database.types.ts', text: types }]
  for (const { path, text } of written) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  // `@/` means the recipe's file, else the one of this repository.
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { paths: { '@/*': [join(folder, 'src/*'), join(root, 'src/*')] } },
    include: [],
    files: [...written.map(({ path }) => path), join(root, 'src/vite-env.d.ts')],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const run = promisify(execFile)(execPath, [compiler, '-p', folder])
  await expect(run.catch(({ stdout }) => stdout)).resolves.toMatchObject({ stdout: '' })
})
