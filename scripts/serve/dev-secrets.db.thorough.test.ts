import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { answerTo as answerFrom, endServers, startServer } from '../../supabase/tests/processes'

const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '')
const secret = inject('secretKey')
// A data folder within the checkout, known to the server by a link from elsewhere; and another link to it.
const inside = mkdtempSync(join(root, 'rows-'))
const outside = mkdtempSync(join(tmpdir(), 'studybridge-dev-'))
const data = join(inside, 'dâta')
const at = `/${basename(inside)}`
/** Folders that are served, each with a link to the rows. */
const served = ['public', 'src']
let server: Awaited<ReturnType<typeof startServer>>

// In a fresh clone Vite first bundles the dependencies.
vi.setConfig({ hookTimeout: 180_000 })
beforeAll(async () => {
  mkdirSync(data)
  symlinkSync(data, join(outside, 'data'))
  symlinkSync(data, join(inside, 'link'))
  for (const folder of served) symlinkSync(data, join(root, folder, basename(inside)))
  server = await startServer(join(outside, 'data'), {
    script: join(root, 'scripts/dev.mjs'),
    env: { HOST: '' },
  })
  expect(await server.isReady()).toBe(true)
})
afterAll(async () => {
  await endServers()
  for (const path of [inside, outside, ...served.map((folder) => join(folder, basename(inside)))])
    rmSync(path, { recursive: true })
})

const answerTo = (path: string) => answerFrom(server.url, `GET ${path}`)

test.each([
  '/.local/keys.json',
  '/.local/keys.json?raw',
  '/%2elocal/keys.json',
  '/%252elocal/keys.json?raw',
  '/.LOCAL/keys.json',
  '/.local%5ckeys.json',
  '//.local/keys.json',
  '/src/%2e%2e/.local/keys.json?raw',
  `/@fs${root}/src/..%2f.local/keys.json?import&raw`,
  `/@fs/${encodeURIComponent(`${root}/.local/keys.json`)}`,
  `/@id/${root}/.local/keys.json?raw`,
  '/.git/config',
])('npm run dev does not hand out %s', async (path) => {
  const answer = await answerTo(path)
  expect(answer).toMatch(/^HTTP\/1\.1 [45]\d\d /)
  expect(answer).not.toContain(secret)
  expect(answer).not.toMatch(/\[core\]|refs\/heads/)
})

test.each(
  ['PG_VERSION', 'postgresql.conf', 'pg_wal/000000010000000000000001'].flatMap((file) =>
    [
      `${at}/${file}`,
      `${at}/dâta/${file}`,
      `${encodeURI(`${at}/dâta/${file}`)}?raw`,
      `${at}/link/${file}`,
      `${at}%2flink/${file}?url&inline`,
      `http://127.0.0.1${at}/link/${file}`,
      `/@fs${outside}/data/${file}?raw`,
      `/@id/${inside}/link/${file}?raw`,
      `/src${at}/${file}`,
      `/@fs${root}/src${at}/${file}?raw`,
    ].map((path) => [path, file] as const),
  ),
)('npm run dev does not hand out rows at %s', async (path, file) => {
  const answer = await answerTo(path)
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(answer).not.toContain(readFileSync(join(data, file), 'latin1').slice(0, 100))
})

test.each(['/__open-in-editor?file=index.html', '/__OPEN-in-editor/x', 'http://127.0.0.1/__open-in-editor'])(
  'npm run dev starts no editor at %s',
  async (path) => expect(await answerTo(path)).toMatch(/^HTTP\/1\.1 404 /),
)

test('npm run dev serves the sources and the pages', async () => {
  expect(await answerTo('/src/app/boot.ts')).toMatch(/^HTTP\/1\.1 200 /)
  expect(await answerTo('/about')).toMatch(/^HTTP\/1\.1 200 /)
})
