import { execSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pages } from '@/content/pages'
import { copyFiles } from '../../e2e/support/filled-in.mjs'
import { localKeys } from '../../scripts/shared/local-keys.mjs'
import { root } from '../../scripts/shared/project.mjs'
import { freePort } from './processes'

const readme = readFileSync(join(root, 'README.md'), 'utf8')
const [, firstCommand = ''] = /^```sh\n(.+)$/m.exec(readme) ?? []

// All that the commands need of a machine beside Node: its npm, a registry, and the way there.
const ofTheNetwork = /^(https?_proxy|no_proxy|node_extra_ca_certs|ssl_cert_(file|dir))$/i
const ofTheSystem = /^(lang|temp|tmp|tmpdir|systemroot|comspec|pathext)$/i
const registry = execSync('npm config get registry', { cwd: root, encoding: 'utf8' }).trim()

test('in a fresh checkout the README’s first command serves the site, and the tests run', {
  timeout: 900_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'studybridge-fresh-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }), 120_000)
  const checkout = join(folder, 'checkout')
  const home = join(folder, 'home')
  copyFiles(checkout)
  expect(['node_modules', '.local', '.env'].filter((name) => existsSync(join(checkout, name)))).toEqual([])

  const kept = Object.entries(process.env).filter(
    ([name]) => ofTheSystem.test(name) || ofTheNetwork.test(name),
  )
  const port = String(await freePort())
  const env = {
    ...Object.fromEntries(kept),
    PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
    HOME: home,
    USERPROFILE: home,
    npm_config_cache: join(home, 'npm-cache'),
    npm_config_globalconfig: join(home, 'npmrc'),
    npm_config_registry: registry,
    PORT: port,
  }
  /** Runs a command as somebody types it. `ended` is its exit code and what it said; `end` interrupts it. */
  const run = (command: string) => {
    // A process group of its own: npm, its shell and the server end together.
    const child = spawn(command, { cwd: checkout, env, shell: true, detached: process.platform !== 'win32' })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
      })
    let isRunning = true
    const ended = new Promise<{ code: number | null; said: string }>((resolve) => {
      child.once('close', (code) => {
        isRunning = false
        resolve({ code, said })
      })
    })
    const end = async () => {
      if (isRunning && child.pid) process.kill(-child.pid, 'SIGINT')
      await ended
    }
    onTestFinished(end)
    return { ended, end }
  }

  const asked = await run('npm view react version --fetch-retries=0').ended
  expect(asked, 'a registry of npm that answers is needed').toMatchObject({ code: 0 })

  const server = run(firstCommand)
  const url = `http://127.0.0.1:${port}`
  const isServed = async () => {
    const early = await Promise.race([server.ended, new Promise((resolve) => setTimeout(resolve, 200))])
    expect(early, `${firstCommand} ended`).toBeUndefined()
    return (await fetch(url).catch(() => undefined))?.ok
  }
  while (!(await isServed()));

  const page = await fetch(`${url}/contact`)
  expect(await page.text()).toContain(`<title>${pages.contact.title}`)
  const sent = await fetch(`${url}/rest/v1/contact_submissions`, {
    method: 'POST',
    headers: {
      apikey: localKeys(join(checkout, '.local')).publishable,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ name: 'Asha', email: 'asha@example.com', message: 'Hello' }),
  })
  expect(sent.status).toBe(201)
  expect(await run('npm run inbox').ended).toMatchObject({ code: 0, said: expect.stringContaining('Asha') })
  await server.end()

  const tested = await run('npm test lint unit').ended
  expect(tested.code, tested.said).toBe(0)
  expect(tested.said).toMatch(/^lint .* passed\nunit .* passed$/m)
})
