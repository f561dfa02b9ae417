import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { TestProject } from 'vitest/node'
import { localKeys } from '../../scripts/shared/local-keys.ts'

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string
    publishableKey: string
    secretKey: string
  }
}

/**
 * Starts an empty embedded backend for the test run and provides its address and keys. It runs in a worker thread, because
 * PGlite sets the exit code of its thread to 0 when it closes, even after a failed run.
 */
export async function setup({ provide }: TestProject) {
  const backend = new Worker(new URL('backend-worker.mjs', import.meta.url))
  const [url] = await once(backend, 'message')
  const keys = localKeys()
  provide('backendUrl', url)
  provide('publishableKey', keys.publishable)
  provide('secretKey', keys.secret)
  return async () => {
    await backend.terminate()
  }
}
