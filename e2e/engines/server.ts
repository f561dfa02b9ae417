import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { TestProject } from 'vitest/node'
import { root } from '../../scripts/shared/project.mjs'
import { freePort } from './losing-proxy'

declare module 'vitest' {
  interface ProvidedContext {
    site: string
  }
}

let server: ChildProcess

/** One server for all engines, with a database that goes when the run ends. */
export async function setup(project: TestProject) {
  const site = `http://127.0.0.1:${await freePort()}`
  const started = spawn(process.execPath, ['e2e/server.mjs'], {
    cwd: root,
    // Vitest’s own mode would make it another site.
    env: { ...process.env, NODE_ENV: 'production', PORT: new URL(site).port },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  server = started
  await new Promise<void>((resolve, reject) => {
    started.stdout?.on('data', (text) => String(text).includes(site) && resolve())
    started.once('exit', () => reject(new Error('The site did not start.')))
  })
  project.provide('site', site)
}

export async function teardown() {
  if (server.exitCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}
