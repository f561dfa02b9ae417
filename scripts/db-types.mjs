// `npm run db:types`: the TypeScript types of the tables, from the migrations.
import { beginCommand } from './shared/command-line.mjs'
import { fail } from './shared/fail.mjs'

const help = `
npm run db:types -- [--check]

Writes src/data/database.types.ts from supabase/migrations, with a database of its own that it throws away.

  --check   writes nothing, and ends with 1 when the file does not match the migrations
`

const { values } = beginCommand(help, { flags: ['check'] })
const { generateTypes, writtenTypes, writeTypes } = await import('./db-types/database-types.mjs')
const types = await generateTypes()
const matches = types === writtenTypes()
if (matches) console.log('src/data/database.types.ts matches the migrations.')
else if (values.check)
  fail('src/data/database.types.ts does not match the migrations: run `npm run db:types`.')
else {
  writeTypes(types)
  console.log('src/data/database.types.ts is written anew.')
}
