import { buildWhenChanged } from './build/when-changed.ts'
import { closeOnSignal } from './serve/end-on-signal.ts'
import { prepareServer } from './serve/prepare-server.ts'
import { previewSite } from './serve/preview-site.ts'
import { beginCommand } from './shared/command-line.ts'
import { localUrl } from './shared/settings.ts'
import { embeddedSite } from './site/built-site.ts'

const help = `
npm start

Installs missing packages, builds the site if a source changed, and serves it with an embedded database on
http://127.0.0.1:4173. Never uses a hosted project.

  PORT, HOST   another port and address
  DATA_DIR     another folder for the database (default .local/data)
`

beginCommand(help)
const { address, dataDir, backend } = await prepareServer(4173, 'npm start')
await buildWhenChanged()
closeOnSignal(await previewSite(embeddedSite, backend, address))
const { port, host } = address
// The inbox finds this server by the same settings.
const settings = `${port === 4173 ? '' : `PORT=${port} `}${host === '127.0.0.1' ? '' : `HOST=${host} `}`
console.log(`
  StudyBridge   ${localUrl(address)}
  Data          ${dataDir}
  Submissions   ${settings}npm run inbox
`)
