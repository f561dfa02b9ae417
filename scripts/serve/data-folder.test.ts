import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { reserveDataFolder, reserveSocket } from './data-folder.ts'

const temporary = mkdtempSync(join(tmpdir(), 'studybridge-files-'))
afterAll(() => rmSync(temporary, { recursive: true }))

function folderWith(files: Record<string, string>) {
  const folder = mkdtempSync(join(temporary, 'data-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

test('a missing data folder is created, and only its owner can open it', async () => {
  const folder = join(temporary, 'parent/data')
  await reserveDataFolder(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test.each([
  ['from an interrupted first start', { PG_VERSION: '17\n', unfinished: '' }, /incomplete.*Delete it/],
  ['of another Postgres version', { PG_VERSION: '16\n' }, /is of Postgres 16, not 17/],
  ['with other files', { 'beach.jpg': 'mine' }, /holds other files/],
])('a data folder %s is refused in one line, and nothing is deleted', async (_what, files, fault) => {
  const folder = folderWith(files)
  const error = await reserveDataFolder(folder).catch((reason: Error) => reason)
  expect(error).toHaveProperty('message', expect.stringMatching(fault))
  expect(error).toHaveProperty('message', expect.stringMatching(/^The data folder [^\n]* with DATA_DIR\.$/))
  expect(readdirSync(folder)).toEqual(Object.keys(files))
})

test('a data folder that is a file is refused', async () => {
  const file = join(folderWith({ file: '' }), 'file')
  await expect(reserveDataFolder(file)).rejects.toThrow(`The data folder ${file} cannot be used: EEXIST`)
})

const addresses = [
  ['a socket with a file, as on macOS', join(temporary, 'socket')],
  ['an abstract socket, as on Linux', `\0studybridge-test-${process.pid}`],
].slice(0, process.platform === 'linux' ? 2 : 1) as [string, string][]

test.each(addresses)(
  '%s is reserved once, and again after its process was killed',
  async (_kind, address) => {
    const module = new URL('data-folder.ts', import.meta.url)
    const script = `const { reserveSocket } = await import('${module}')
    process.stdout.write(String(await reserveSocket(${JSON.stringify(address)})))
    setInterval(() => {}, 1000)`
    const first = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script])
    const [output] = await once(first.stdout, 'data')
    expect(String(output)).toBe('true')
    expect(await reserveSocket(address)).toBe(false)
    first.kill('SIGSTOP')
    expect(await reserveSocket(address)).toBe(false)
    first.kill('SIGKILL')
    await once(first, 'exit')
    expect(await reserveSocket(address)).toBe(true)
  },
)
