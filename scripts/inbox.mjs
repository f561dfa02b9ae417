// `npm run inbox`: unhandled submissions, the most urgent first.
import { beginCommand } from './shared/command-line.mjs'
import { printable } from './shared/terminal.mjs'

const help = `
npm run inbox                         the 1,000 most urgent, and how many there are
npm run inbox -- --all                every one
npm run inbox -- --json               as JSON
npm run inbox -- handled <id>…        takes rows off the list
npm run inbox -- unhandle <id>…       puts them back
npm run inbox -- junk --since …       shows what would be taken off; with --yes takes it off
npm run inbox -- unhandle --since …   shows what would be put back; with --yes puts it back

These choose, everywhere:
  --kind      what the table's column kind says: --kind 'free call'
  --since     received at or after this time: 2026-11-21, or 2026-11-21T18:00 (Antwerp's clock where none is given)
  --until     received before this time
  --search    words in the name, address, number or text, as far as the inbox shows them

SUPABASE_URL and SUPABASE_SECRET_KEY, in .env or the environment, name the hosted project. Without them it asks the
server that npm start runs on this machine (PORT, if not on 4173).
`

const { names, values } = beginCommand(help, {
  names: true,
  flags: ['all', 'json', 'yes'],
  texts: ['kind', 'since', 'until', 'search'],
})
try {
  const { carryOut } = await import('./inbox/inbox.mjs')
  console.log(await carryOut(names, values))
} catch (error) {
  console.error(printable(error.message, 300))
  process.exitCode = 1
}
