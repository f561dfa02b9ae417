import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { localKeys } from '../../scripts/lib/embedded.mjs'
import { listenAddress } from '../../scripts/lib/settings.mjs'
import { endServers, startServer } from './processes'

const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '')
const secret = inject('secretKey')
let server: Awaited<ReturnType<typeof startServer>>

// In a fresh clone Vite first bundles the dependencies.
vi.setConfig({ hookTimeout: 180_000 })
beforeAll(async () => {
  server = await startServer('memory://dev', { script: join(root, 'scripts/dev.mjs'), env: { HOST: '' } })
  expect(await server.isReady()).toBe(true)
})
afterAll(endServers)

/** The whole answer to a path that is sent as it stands. */
function answerTo(path: string, host = '127.0.0.1'): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(new URL(server.url).port), host, () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${new URL(server.url).host}\r\nConnection: close\r\n\r\n`)
    })
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text
    })
    socket.on('error', reject).on('close', () => resolve(answer))
  })
}

test.each([
  '/.local/keys.json',
  '/.local/keys.json?raw',
  '/.local/keys.json?import&raw',
  '/.local/keys.json?url&inline',
  '/.local/keys.json?.svg',
  '/%2elocal/keys.json',
  '/%252elocal/keys.json?raw',
  '/.LOCAL/keys.json',
  '/.local%2fkeys.json?raw',
  '/.local%5ckeys.json',
  '//.local/keys.json',
  '/src/../.local/keys.json',
  '/src/%2e%2e/.local/keys.json?raw',
  '/./.local/./keys.json',
  `/@fs${root}/.local/keys.json`,
  `/@fs${root}/.local/keys.json?raw`,
  `/@fs${root}/src/..%2f.local/keys.json?import&raw`,
  `/@fs/${encodeURIComponent(`${root}/.local/keys.json`)}`,
  `/@id/${root}/.local/keys.json?raw`,
  '/.git/config',
  '/.git/HEAD?raw',
  `/@fs${root}/.git/config?raw`,
])('npm run dev does not hand out %s', async (path) => {
  const answer = await answerTo(path)
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(answer).not.toContain(secret)
  expect(answer).not.toMatch(/\[core\]|refs\/heads/)
})

test('npm run dev serves the sources and the pages', async () => {
  expect(await answerTo('/src/app/boot.ts')).toMatch(/^HTTP\/1\.1 200 /)
  expect(await answerTo('/about')).toMatch(/^HTTP\/1\.1 200 /)
})

test.runIf(process.platform === 'linux')(
  'only this machine reaches the server unless HOST says otherwise',
  async () => {
    // All of 127.0.0.0/8 is this machine on Linux, but only 127.0.0.1 is listened on.
    await expect(answerTo('/', '127.0.0.2')).rejects.toThrow('ECONNREFUSED')
    vi.stubEnv('HOST', '')
    expect(listenAddress(4173)).toMatchObject({ host: '127.0.0.1' })
    vi.stubEnv('HOST', '0.0.0.0')
    expect(listenAddress(4173)).toMatchObject({ host: '0.0.0.0' })
    vi.unstubAllEnvs()
  },
)

test('nobody else on the machine reads the keys', () => {
  const folder = mkdtempSync(join(tmpdir(), 'studybridge-keys-'))
  const keys = localKeys(folder)
  expect(keys.secret).toMatch(/^sb_secret_/)
  expect(localKeys(folder)).toEqual(keys)
  expect(statSync(join(folder, 'keys.json')).mode & 0o777).toBe(0o600)
  // Keys that an earlier version or a copy left readable are closed again.
  mkdirSync(join(folder, 'copied'))
  writeFileSync(join(folder, 'copied/keys.json'), JSON.stringify(keys), { mode: 0o644 })
  localKeys(join(folder, 'copied'))
  expect(statSync(join(folder, 'copied/keys.json')).mode & 0o777).toBe(0o600)
  rmSync(folder, { recursive: true })
})
