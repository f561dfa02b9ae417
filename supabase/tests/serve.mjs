// The embedded backend alone, as a process that tests can start twice, starve or kill: `DATA_DIR=… PORT=… node serve.mjs`.
import { createServer } from 'vite'
import { embeddedBackend } from '../../scripts/lib/embedded.mjs'
import { endOnSignal } from '../../scripts/lib/end-on-signal.mjs'
import { fail } from '../../scripts/lib/fail.mjs'

const running = endOnSignal()
const server = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'warn',
  optimizeDeps: { noDiscovery: true },
  plugins: [await embeddedBackend(process.env.DATA_DIR).catch((error) => fail(error.message))],
  server: {
    host: process.env.HOST,
    port: Number(process.env.PORT),
    strictPort: true,
    hmr: false,
    ws: false,
    watch: null,
  },
})
await server.listen()
running.server = server
process.stdout.write('ready\n')
