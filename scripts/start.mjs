// `npm start`: installs missing packages, builds when something changed, and serves the site on the embedded backend.
import { embeddedSite } from './shared/built-site.mjs'
import { beginCommand } from './shared/command-line.mjs'

const help = `
npm start

Installs what is missing, builds the site when something changed, and serves it with its own embedded backend on
http://127.0.0.1:4173 until interrupted. It never talks to a hosted project.

  PORT, HOST   where to listen instead
  DATA_DIR     where the rows are kept (default .local/data)
`

beginCommand(help)
const { openServer } = await import('./serve/open-server.mjs')
const { buildWhenChanged } = await import('./build/when-changed.mjs')
const { previewSite } = await import('./serve/serve-site.mjs')
const { running, address, dataDir } = await openServer(4173, 'npm start')
await buildWhenChanged()
running.server = await previewSite(embeddedSite, running.backend, address)
const { port } = address
console.log(`
  StudyBridge   http://127.0.0.1:${port}
  Data          ${dataDir}
  What came in  ${port === 4173 ? '' : `PORT=${port} `}npm run inbox
`)
