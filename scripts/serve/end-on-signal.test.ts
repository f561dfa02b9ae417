import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'studybridge-npm-'))
const server = `
  import { writeFileSync } from 'node:fs'
  import { endOnSignal } from '${new URL('end-on-signal.mjs', import.meta.url)}'
  const close = (what) => async () => writeFileSync(what, 'closed')
  Object.assign(endOnSignal(), { server: { close: close('server') }, backend: { close: close('backend') } })
  writeFileSync('pid', String(process.pid))
  setInterval(() => {}, 1000)`

beforeAll(() => {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'node server.mjs' } }))
  writeFileSync(join(folder, 'server.mjs'), server)
})
afterAll(() => rmSync(folder, { recursive: true }))

const written = (name: string) =>
  existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : ''

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function startServer(command: string, args: string[]) {
  for (const name of ['pid', 'server', 'backend']) rmSync(join(folder, name), { force: true })
  const child = spawn(command, args, { cwd: folder, stdio: 'ignore' })
  await vi.waitUntil(() => written('pid'), { timeout: 30_000 })
  return { child, pid: Number(written('pid')) }
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  child.kill(signal)
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

describe.skipIf(process.platform === 'win32')('a server', { timeout: 60_000 }, () => {
  // SIGINT comes from a keyboard, to all of them at once.
  const signals: NodeJS.Signals[] = process.env.TEST_THOROUGH ? ['SIGTERM', 'SIGKILL'] : ['SIGTERM']
  test.each(signals)('closes and ends with the npm that started it, which %s ends', async (signal) => {
    const { child, pid } = await startServer('npm', ['start'])
    await end(child, signal)
    await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false)
    expect([written('server'), written('backend')]).toEqual(['closed', 'closed'])
  })
})
