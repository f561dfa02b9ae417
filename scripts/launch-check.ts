import { fetchLaunchChecks } from './launch-check/checks.ts'
import { countOpenByLaw, launchTable } from './launch-check/table.ts'
import { beginCommand } from './shared/command-line.ts'
import { printableJson } from './shared/terminal.ts'

const help = `
npm run launch-check -- [--json]

Lists the open tasks before launch, each with the file or setting to change. Reads .env and the environment. Checks the
launched site if VITE_SITE_URL is set, and the hosted project if SUPABASE_URL and SUPABASE_SECRET_KEY are set. Changes
nothing. The exit code is 1 while a fact that the law requires is missing.

  --json   print the checks as JSON: group, what, state (done, open, unchecked), where, requiredByLaw
`

const { values } = beginCommand(help, { options: { json: { type: 'boolean' } } })
const checks = await fetchLaunchChecks()
console.log(values.json ? printableJson(checks) : launchTable(checks))
process.exitCode = countOpenByLaw(checks) > 0 ? 1 : 0
