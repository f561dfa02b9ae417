import { writeFileSync } from 'node:fs'
import { generateTypes, typesFile } from './db-types/database-types.ts'
import { beginCommand } from './shared/command-line.ts'

const help = `
npm run db:types

Generates src/data/database.types.ts from supabase/migrations, by means of a temporary database.
`

beginCommand(help)
writeFileSync(typesFile, await generateTypes())
console.log('Wrote src/data/database.types.ts.')
