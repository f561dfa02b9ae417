// `npm run launch-check`: the owner's open tasks before launch.
import { beginCommand } from './shared/command-line.mjs'
import { printableJson } from './shared/terminal.mjs'

const help = `
npm run launch-check -- [--json]

Tells in one table what is still to be done before launch, and which file or setting to change. Reads .env and the
environment. With VITE_SITE_URL it asks the site; with SUPABASE_URL and SUPABASE_SECRET_KEY it asks the project. It changes
nothing. Ends with 1 while something that the law asks for is missing.

  --json   the rows as JSON: group, what, state (ok, missing, unasked), where, requiredByLaw
`

const { values } = beginCommand(help, { flags: ['json'] })
const { launchRows, launchTable, lacksByLaw } = await import('./launch-check/rows.mjs')
const rows = await launchRows()
console.log(values.json ? printableJson(rows) : launchTable(rows))
process.exitCode = lacksByLaw(rows) > 0 ? 1 : 0
