import { runInbox } from './inbox/inbox.ts'
import { beginCommand } from './shared/command-line.ts'
import { printable } from './shared/terminal.ts'

const help = `
npm run inbox                         lists the 1,000 most urgent submissions and counts all
npm run inbox -- --all                lists all submissions
npm run inbox -- --json               prints JSON
npm run inbox -- handled <id>…        takes rows off the list
npm run inbox -- unhandle <id>…       puts rows back on the list
npm run inbox -- junk --since …       lists rows to take off; with --yes takes them off
npm run inbox -- unhandle --since …   lists rows to put back; with --yes puts them back

Filters, for every form of the command without ids:
  --kind      value of the column kind, for example 'free call'
  --since     received at or after this time: 2026-11-21, or 2026-11-21T18:00 (Antwerp time unless it names a zone)
  --until     received before this time
  --search    text in the name, email, phone or summary, as the inbox shows them

Uses the hosted project if SUPABASE_URL and SUPABASE_SECRET_KEY are set in .env or the environment, else the server that
npm start runs on this machine (set PORT if it is not 4173).
`

const { positionals, values } = beginCommand(help, {
  allowPositionals: true,
  options: {
    all: { type: 'boolean' },
    json: { type: 'boolean' },
    yes: { type: 'boolean' },
    kind: { type: 'string' },
    since: { type: 'string' },
    until: { type: 'string' },
    search: { type: 'string' },
  },
})
await runInbox(positionals, values).then(console.log, (error) => {
  console.error(printable(error.message, 300))
  process.exitCode = 1
})
