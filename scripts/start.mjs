import { embeddedSite } from './shared/built-site.mjs'
import { beginCommand } from './shared/command-line.mjs'

const help = `
npm start

Installs missing packages, builds the site if a source changed, and serves it with an embedded database on
http://127.0.0.1:4173. Never uses a hosted project.

  PORT, HOST   another port and address
  DATA_DIR     another folder for the database (default .local/data)
`

beginCommand(help)
const { openServer } = await import('./serve/open-server.mjs')
const { buildWhenChanged } = await import('./build/when-changed.mjs')
const { previewSite } = await import('./serve/serve-site.mjs')
const { running, address, dataDir, backend } = await openServer(4173, 'npm start')
await buildWhenChanged()
running.server = await previewSite(embeddedSite, backend, address)
const { port } = address
console.log(`
  StudyBridge   http://127.0.0.1:${port}
  Data          ${dataDir}
  Requests      ${port === 4173 ? '' : `PORT=${port} `}npm run inbox
`)
