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
  const { log, error } = console
  // The backend logs each migration, and a stack trace for each statement that the database refuses, as most here should be.
  console.log = () => {}
  console.error = (...logged) => {
    if (!(logged[0] instanceof Error && 'severity' in logged[0])) error(...logged)
  }

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

  return async () => {
    console.error = error
    await server.close()
  }
}
