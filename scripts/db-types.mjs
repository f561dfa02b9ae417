import { writeFileSync } from 'node:fs'
import { beginCommand } from './shared/command-line.mjs'

const help = `
npm run db:types

Generates src/data/database.types.ts from supabase/migrations, by means of a temporary database.
`

beginCommand(help)
const { generateTypes, typesFile } = await import('./db-types/database-types.mjs')
writeFileSync(typesFile, await generateTypes())
console.log('Wrote src/data/database.types.ts.')
