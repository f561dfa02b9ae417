import { createServer } from 'vite'
import type { TestProject } from 'vitest/node'
import { embeddedBackend, localKeys } from '../../scripts/lib/embedded.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string
    publishableKey: string
    secretKey: string
  }
}

/** Starts an empty embedded backend for the run and tells the tests where it is. */
export async function setup({ provide }: TestProject) {
  const { log } = console
  // The backend names each migration that it applies.
  console.log = () => {}

  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    plugins: [await embeddedBackend('memory://tests')],
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  })
  await server.listen()
  console.log = log

  const keys = localKeys()
  provide('backendUrl', new URL(String(server.resolvedUrls?.local[0])).origin)
  provide('publishableKey', keys.publishable)
  provide('secretKey', keys.secret)

  return () => server.close()
}
