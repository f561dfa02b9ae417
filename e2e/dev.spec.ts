import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../scripts/shared/project.mjs'
import { expect, pages, test, thorough } from './fixtures'

const port = Number(process.env.E2E_PORT) + 3
const baseURL = `http://127.0.0.1:${port}`

test.describe('npm run dev', thorough, () => {
  let server: ChildProcess
  test.use({ baseURL })
  test.beforeAll(async () => {
    server = spawn(process.execPath, [join(root, 'scripts/dev.mjs')], {
      // As a shell may say, and a test that ran before in this process.
      env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: 'memory://dev' },
      stdio: 'ignore',
    })
    await expect(async () => expect((await fetch(baseURL)).ok).toBe(true)).toPass()
  })
  test.afterAll(() => server.kill())

  // The console is watched, as in every test.
  test('hydrates every page as it rendered it', async ({ open, cleanConsole }) => {
    cleanConsole.allow(/404/)
    test.setTimeout(600_000)
    for (const { url } of pages) await test.step(url, () => open(url))
  })
})
