import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { TestProject } from 'vitest/node'
import { localKeys } from '../../scripts/shared/local-keys.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string
    publishableKey: string
    secretKey: string
  }
}

/**
 * Starts an empty embedded backend for the run and tells the tests where it is. In a thread of its own: PGlite
 * sets the exit code as it goes, and as it closes sets it to 0, over the 1 of a run that failed.
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
