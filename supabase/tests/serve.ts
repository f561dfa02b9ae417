// Serves a built site like `npm start`, without building it: `DATA_DIR=… SITE=… PORT=… npx tsx serve.ts`.
import { embeddedBackend } from '../../scripts/serve/embedded.ts'
import { closeOnSignal, endOnSignal } from '../../scripts/serve/end-on-signal.ts'
import { previewSite } from '../../scripts/serve/preview-site.ts'
import { fail } from '../../scripts/shared/fail.ts'

const { DATA_DIR = '', SITE = import.meta.dirname, PORT, HOST = '127.0.0.1' } = process.env
endOnSignal()
const backend = await embeddedBackend(DATA_DIR).catch((error) => fail(error.message))
closeOnSignal(backend)
closeOnSignal(await previewSite(SITE, backend, { host: HOST, port: Number(PORT) }))
process.stdout.write('ready\n')
