// Serves a built site like `npm start`, without building it: `DATA_DIR=… SITE=… PORT=… node serve.mjs`.
import { embeddedBackend } from '../../scripts/serve/embedded.mjs'
import { endOnSignal } from '../../scripts/serve/end-on-signal.mjs'
import { previewSite } from '../../scripts/serve/serve-site.mjs'
import { fail } from '../../scripts/shared/fail.mjs'

const { DATA_DIR = '', SITE = import.meta.dirname, PORT, HOST = '127.0.0.1' } = process.env
const running = endOnSignal()
const backend = await embeddedBackend(DATA_DIR).catch((error) => fail(error.message))
running.backend = backend
running.server = await previewSite(SITE, backend, { host: HOST, port: Number(PORT) })
process.stdout.write('ready\n')
