import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { answerTo, endServers, startServer } from '../../supabase/tests/processes.ts'

const data = mkdtempSync(join(tmpdir(), 'studybridge-dev-'))
let url = ''

// In a fresh clone Vite bundles the dependencies first, which takes long.
vi.setConfig({ hookTimeout: 180_000 })
beforeAll(async () => {
  const server = await startServer(data, { command: ['scripts/command.mjs', 'dev'], env: { HOST: '' } })
  expect(await server.isReady()).toBe(true)
  url = server.url
})
afterAll(async () => {
  await endServers()
  rmSync(data, { recursive: true })
})

test.each([
  ['/about', 200],
  ['/nope', 404],
  ['/src/app/boot.ts', 200],
  ['/.local/keys.json', 403],
  ['/.local/keys.json?raw', 403],
])('npm run dev answers %s with %i', async (path, status) => {
  expect(await answerTo(url, `GET ${path}`)).toMatch(`HTTP/1.1 ${status} `)
})
