// Serves a built site like `npm start`, without building it: `DATA_DIR=… SITE=… PORT=… node serve.mjs`.
import { embeddedBackend } from '../../scripts/serve/embedded.mjs'
import { endOnSignal } from '../../scripts/serve/end-on-signal.mjs'
import { previewSite } from '../../scripts/serve/serve-site.mjs'
import { fail } from '../../scripts/shared/fail.mjs'

const { DATA_DIR, SITE = import.meta.dirname, PORT, HOST } = process.env
const running = endOnSignal()
running.backend = await embeddedBackend(DATA_DIR).catch((error) => fail(error.message))
running.server = await previewSite(SITE, running.backend, { host: HOST, port: Number(PORT) })
process.stdout.write('ready\n')
