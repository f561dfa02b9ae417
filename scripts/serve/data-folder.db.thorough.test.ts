import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { endServers, send, startServer, storedIds } from '../../supabase/tests/processes'
import { openDataFolder } from './data-folder.mjs'

const temporary = mkdtempSync(join(tmpdir(), 'studybridge-'))
const made = join(temporary, 'made')
const table = 'consultation_requests'
const call = () => ({ id: randomUUID(), student_name: 'Asha', student_phone: '+91 1' })

vi.setConfig({ testTimeout: 300_000, hookTimeout: 180_000 })

beforeAll(async () => {
  mkdirSync(`${made}.new`)
  await killWhileUnpacking(made, 0)
  const server = await startServer(made)
  expect(await server.isReady()).toBe(true)
  await server.kill('SIGTERM')
})
afterEach(endServers)
afterAll(() => rmSync(temporary, { recursive: true, force: true }))

/** A folder that served before. */
function copy(name: string) {
  const folder = join(temporary, name)
  cpSync(made, folder, { recursive: true })
  return folder
}

/** Kills a first start some milliseconds after it has begun to unpack. */
async function killWhileUnpacking(folder: string, delay: number) {
  const server = await startServer(folder)
  await vi.waitUntil(() => existsSync(join(folder, '.unpacking')), { timeout: 120_000, interval: 5 })
  await new Promise((resolve) => setTimeout(resolve, delay))
  await server.kill('SIGKILL')
}

/** Starts a server that must refuse, and returns its one line. */
async function refusal(folder: string, options = {}) {
  const server = await startServer(folder, options)
  expect(await server.isReady()).toBe(false)
  expect(await server.exit).toBe(1)
  expect(server.lines()).toHaveLength(1)
  return server.lines()[0]
}

test('a server that is killed under load has kept every row that it acknowledged, and the next one takes over', async () => {
  const folder = copy('killed')
  const acknowledged: string[] = []
  for (let round = 0; round < 10; round++) {
    const server = await startServer(folder)
    expect(await server.isReady()).toBe(true)
    const visitors = Array.from({ length: 8 }, async () => {
      for (;;) {
        const row = call()
        const status = await send(server.url, table, row)
        if (status === undefined) return
        expect(status).toBe(201)
        acknowledged.push(row.id)
      }
    })
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before + 40)
    await server.kill('SIGKILL')
    await Promise.all(visitors)
  }
  const next = await startServer(folder)
  expect(await next.isReady()).toBe(true)
  const stored = await storedIds(next.url, table)
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])

  const otherName = join(temporary, 'other-name')
  symlinkSync(folder, otherName)
  expect(await refusal(otherName)).toMatch(/Another server already serves the data in .*killed\. Stop it/)
  const row = call()
  expect(await send(next.url, table, row)).toBe(201)
  // What a visitor typed is not in the log, whether it was stored or refused.
  const blank = { name: ' ', email: 'a@example.com', message: 'whispered \u001b[2J' }
  expect(await send(next.url, 'contact_submissions', blank)).toBe(400)
  expect(await send(next.url, 'contact_submissions', { ...blank, name: { whispered: 1 } })).toBe(400)
  expect(await next.kill('SIGTERM')).toBe(0)
  expect(next.output).not.toMatch(/whispered|[^\P{Cc}\n\t]/u)
  expect(existsSync(join(folder, '.lock'))).toBe(false)

  // A released folder can be taken at once.
  const last = await startServer(folder)
  expect(await last.isReady()).toBe(true)
  expect(last.output).not.toMatch(/Waiting/)
  expect(await storedIds(last.url, table)).toContain(row.id)
  expect(await last.kill('SIGINT')).toBe(0)
})

test('a first start that is killed while it unpacks leaves nothing that a second one trips over', async () => {
  // `made` comes of a start after one that was killed.
  expect(readdirSync(temporary)).toEqual(expect.arrayContaining(['made', 'made.new']))
  for (const delay of [200, 1200, 2500]) {
    const folder = join(temporary, `first-${delay}`)
    await killWhileUnpacking(folder, delay)
    const server = await startServer(folder)
    expect(await server.isReady()).toBe(true)
    expect(server.lines()[0]).toMatch(/^The last server did not release its data folder\. Waiting for 5 s/)
    await server.kill('SIGKILL')
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual(['.lock'])
    expect(openFiles(folder)).toEqual([])
  }
})

/** What other users of the machine could read of a folder. */
function openFiles(folder: string) {
  const paths = ['.', ...readdirSync(folder, { recursive: true }).map(String)]
  return paths.filter((path) => statSync(join(folder, path)).mode & 0o077)
}

test('of several who wait for a dead server one gets its folder, and a server that lost its own says so', async () => {
  const folder = copy('raced')
  const holder = await startServer(folder)
  expect(await holder.isReady()).toBe(true)
  await holder.kill('SIGKILL')
  const starts = await Promise.all(Array.from({ length: 5 }, () => startServer(folder)))
  const ready = await Promise.all(starts.map((server) => server.isReady()))
  expect(ready.filter(Boolean)).toHaveLength(1)
  const winner = starts.find((_, at) => ready[at])
  if (!winner) throw new Error('None got it')
  for (const loser of starts.filter((server) => server !== winner)) {
    expect(await loser.exit).toBe(1)
    expect(loser.lines().at(-1)).toMatch(/Another server already serves the data/)
  }

  const kept = call()
  expect(await send(winner.url, table, kept)).toBe(201)
  const [name = ''] = readdirSync(join(folder, '.lock'))
  renameSync(join(folder, '.lock', name), join(folder, '.lock/taken-over'))
  const late = call()
  expect([503, undefined]).toContain(await send(winner.url, table, late))
  expect(await winner.exit).toBe('SIGKILL')
  expect(winner.lines().at(-1)).toMatch(/This server has lost the data folder .*raced and ends/)
  const next = await startServer(folder)
  expect(await next.isReady()).toBe(true)
  const stored = await storedIds(next.url, table)
  expect([stored.has(kept.id), stored.has(late.id)]).toEqual([true, false])
})

const small = smallDisk()
if (small.reason) process.stdout.write(`Not tried: a full disk, as ${small.reason}.\n`)
afterAll(small.remove)

test.skipIf(small.reason)(
  'on a full disk it says no, reads on, ends when told to, and has lost nothing',
  async () => {
    const folder = join(small.path, 'data')
    const filler = join(small.path, 'filler')
    cpSync(made, folder, { recursive: true })
    writeFileSync(join(small.path, '_redirects'), '')
    writeFileSync(join(small.path, 'about.html'), 'About us')
    const server = await startServer(folder, { env: { SITE: small.path } })
    expect(await server.isReady()).toBe(true)
    const row = call()
    expect(await send(server.url, table, row)).toBe(201)
    expect(fill(filler)).toBe('ENOSPC')

    // A `send` without an answer within five seconds is undefined.
    expect(await Promise.all([1, 2, 3].map(() => send(server.url, table, call())))).toEqual([503, 503, 503])
    expect(await storedIds(server.url, table)).toContain(row.id)
    expect(await (await fetch(`${server.url}/about`)).text()).toBe('About us')
    expect(await server.kill('SIGTERM')).toBe(0)
    await expect(openDataFolder(folder)).rejects.toThrow(/The disk of .*data is full/)

    rmSync(filler)
    const again = await startServer(folder)
    expect(await again.isReady()).toBe(true)
    expect(await storedIds(again.url, table)).toContain(row.id)
    expect(await send(again.url, table, call())).toBe(201)
  },
)

/** A disk of its own, as large as one server needs; `reason` says why there is none. */
function smallDisk() {
  const path = join(temporary, 'small')
  mkdirSync(path)
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=250m', 'tmpfs', path])
  if (status !== 0) return { path, reason: 'no disk can be mounted here', remove: () => {} }
  return { path, reason: '', remove: () => void spawnSync('umount', ['--lazy', path]) }
}

/** Writes a file until the disk is full, and returns the error's code. */
function fill(file: string) {
  const piece = Buffer.alloc(2 ** 20)
  try {
    for (;;) appendFileSync(file, piece)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code
  }
}
