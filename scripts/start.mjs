// `npm start`: installs missing packages, builds when something changed, and serves the site on the embedded backend.
import { beginCommand } from './shared/command-line.mjs'

const help = `
npm start

Installs what is missing, builds the site when something changed, and serves it with its own embedded backend on
http://127.0.0.1:4173 until interrupted. It never talks to a hosted project.

  PORT, HOST   where to listen instead
  DATA_DIR     where the rows are kept (default .local/data)
`

beginCommand(help)
const { start } = await import('./serve/start-site.mjs')
await start()
