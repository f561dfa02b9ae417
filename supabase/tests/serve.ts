// Serves a built site like `npm start`, without building it: `DATA_DIR=… SITE=… PORT=… npx tsx serve.ts`.
import { embeddedBackend } from '../../scripts/serve/embedded.ts'
import { endOnSignal } from '../../scripts/serve/end-on-signal.ts'
import { previewSite } from '../../scripts/serve/preview-site.ts'
import { fail } from '../../scripts/shared/fail.ts'

const { DATA_DIR = '', SITE = import.meta.dirname, PORT, HOST = '127.0.0.1' } = process.env
const running = endOnSignal()
const backend = await embeddedBackend(DATA_DIR).catch((error) => fail(error.message))
running.backend = backend
running.server = await previewSite(SITE, backend, { host: HOST, port: Number(PORT) })
process.stdout.write('ready\n')
