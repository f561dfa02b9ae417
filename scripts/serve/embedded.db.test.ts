import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { endServers, send, startServer, storedIds } from '../../supabase/tests/processes.ts'

const temporary = mkdtempSync(join(tmpdir(), 'studybridge-'))
const template = join(temporary, 'template')
const table = 'consultation_requests'
const call = () => ({ id: randomUUID(), student_name: 'Asha', student_phone: '+91 1' })

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

beforeAll(async () => {
  const server = await startedServer(template)
  expect(await server.kill('SIGTERM')).toBe(0)
})
afterEach(endServers)
afterAll(() => rmSync(temporary, { recursive: true, force: true }))

async function startedServer(folder: string, options = {}) {
  const server = await startServer(folder, options)
  expect(await server.isReady(), server.lines().join('\n')).toBe(true)
  return server
}

/** A copy of the data folder after its first start. */
function copyOfTemplate(name: string) {
  const folder = join(temporary, name)
  cpSync(template, folder, { recursive: true })
  return folder
}

/** The one line that a server prints when it refuses to start. */
async function refusal(folder: string) {
  const server = await startServer(folder)
  expect(await server.isReady()).toBe(false)
  expect(await server.exit).toBe(1)
  expect(server.lines()).toHaveLength(1)
  return server.lines()[0]
}

test('a server that is killed under load keeps every acknowledged row', async () => {
  const folder = copyOfTemplate('killed')
  const acknowledged: string[] = []
  for (let round = 0; round < 2; round++) {
    const server = await startedServer(folder)
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
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before + 20)
    await server.kill('SIGKILL')
    await Promise.all(visitors)
  }
  const next = await startedServer(folder)
  const stored = await storedIds(next.url, table)
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
})

test('a second server on the same data folder is refused, even if the first is paused', async () => {
  const folder = copyOfTemplate('shared')
  const otherName = join(temporary, 'other-name')
  symlinkSync(folder, otherName)
  const first = await startedServer(folder)
  const line = `The data folder ${folder} is used by another server. Stop that server, or choose another folder with DATA_DIR.`
  expect(await refusal(otherName)).toContain(line)
  process.kill(first.pid, 'SIGSTOP')
  expect(await refusal(folder)).toContain(line)
  process.kill(first.pid, 'SIGCONT')
  expect(await send(first.url, table, call())).toBe(201)
})

test('a server refuses a data folder whose first start was interrupted', async () => {
  const folder = join(temporary, 'first-start')
  const first = await startServer(folder)
  await vi.waitUntil(() => existsSync(join(folder, 'PG_VERSION')), { timeout: 120_000, interval: 5 })
  await first.kill('SIGKILL')
  const files = readdirSync(folder, { recursive: true })
  expect(await refusal(folder)).toContain('is incomplete')
  expect(readdirSync(folder, { recursive: true })).toEqual(files)
})

test('a server refuses a data folder with a migration that it does not have', async () => {
  const folder = copyOfTemplate('other-version')
  const project = join(temporary, 'project')
  cpSync('supabase', join(project, 'supabase'), { recursive: true })
  writeFileSync(join(project, 'supabase/migrations/29991231000000_other.sql'), 'select 1;')
  const other = await startedServer(folder, { cwd: project })
  await other.kill('SIGTERM')
  expect(await refusal(folder)).toContain('is of another version of StudyBridge')
})

const disk = smallDisk()
if (!disk) process.stdout.write('Not tried: a full disk, as no disk can be mounted here.\n')

test.skipIf(!disk)('a server on a full disk refuses new rows and keeps the stored ones', async () => {
  const folder = join(disk, 'data')
  const filler = join(disk, 'filler')
  cpSync(template, folder, { recursive: true })
  const server = await startedServer(folder)
  const row = call()
  expect(await send(server.url, table, row)).toBe(201)
  fill(filler)
  // A server that hangs fails this line: after five seconds `send` returns undefined.
  expect(await Promise.all([1, 2, 3].map(() => send(server.url, table, call())))).toEqual([503, 503, 503])
  expect(await storedIds(server.url, table)).toContain(row.id)
  expect(await server.kill('SIGTERM')).toBe(0)
  expect(await refusal(folder)).toContain('is on a disk with less than 64 MB left')

  rmSync(filler)
  const next = await startedServer(folder)
  expect(await storedIds(next.url, table)).toContain(row.id)
  expect(await send(next.url, table, call())).toBe(201)
})

/** A mounted disk with room for one server; '' if this system cannot mount one. */
function smallDisk() {
  const path = join(temporary, 'disk')
  mkdirSync(path)
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=250m', 'tmpfs', path])
  if (status !== 0) return ''
  afterAll(() => void spawnSync('umount', ['--lazy', path]))
  return path
}

/** Writes a file until the disk is full. */
function fill(file: string) {
  const piece = Buffer.alloc(2 ** 20)
  expect(() => {
    for (;;) appendFileSync(file, piece)
  }).toThrow('ENOSPC')
}
