import { parentPort } from 'node:worker_threads'
import { register } from 'tsx/esm/api'
import { createServer } from 'vite'

// The option `--import tsx` does not reach a worker thread.
register()
const { embeddedBackend } = await import('../../scripts/serve/embedded.ts')

// Supabase Lite logs every applied migration and every refused row.
console.log = () => {}
console.error = () => {}

const server = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'warn',
  optimizeDeps: { noDiscovery: true },
  plugins: [await embeddedBackend('memory://tests')],
  server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
})
await server.listen()
parentPort?.postMessage(new URL(server.resolvedUrls?.local[0] ?? '').origin)
