// `npm run db:types`: the TypeScript types of the tables, from the migrations.
import { writeFileSync } from 'node:fs'
import { beginCommand } from './shared/command-line.mjs'

const help = `
npm run db:types

Writes src/data/database.types.ts from supabase/migrations, with a database of its own that it throws away.
`

beginCommand(help)
const { generateTypes, typesFile } = await import('./db-types/database-types.mjs')
writeFileSync(typesFile, await generateTypes())
console.log('src/data/database.types.ts is written anew.')
