import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { localKeys } from '../shared/local-keys.mjs'
import { openDataFolder } from './data-folder.mjs'

const temporary = mkdtempSync(join(tmpdir(), 'studybridge-files-'))
// Opening a folder narrows it for the whole process.
beforeEach(() => void process.umask(0o022))
afterAll(() => rmSync(temporary, { recursive: true }))

/** What looks like a database that served before; `files` are others in it. */
function dataFolder(name: string, files: Record<string, string> = {}) {
  const folder = join(temporary, name)
  mkdirSync(folder)
  for (const [file, text] of Object.entries({ PG_VERSION: '17\n', ...files })) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

const modeOf = (...path: string[]) => statSync(join(...path)).mode & 0o777

/** Every file of a folder by its path within. */
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true }).filter((path) => statSync(join(folder, String(path))).isFile())

async function open(folder: string) {
  const data = await openDataFolder(folder)
  onTestFinished(data.release)
  return data
}

test('one server holds a data folder: another one is told so in one line, until it is given back', async () => {
  const folder = dataFolder('held')
  const starts = await Promise.allSettled([1, 2, 3].map(() => open(folder)))
  const [first, ...others] = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  if (!first) throw new Error('None got it')
  expect(others).toEqual([])
  const refusal = `Another server already serves the data in ${folder}. Stop it, or choose another folder with DATA_DIR.`
  await expect(openDataFolder(folder)).rejects.toThrow(new Error(refusal))
  expect(first.mayWrite()).toBe(true)
  first.release()
  expect(first.mayWrite()).toBe(false)
  expect(existsSync(join(folder, '.lock'))).toBe(false)
  const second = await open(folder)
  expect(second.mayWrite()).toBe(true)
  expect(filesOf(folder)).toHaveLength(2)
})

test('a .lock that no server made is named in one line and left unchanged', async () => {
  const file = dataFolder('lock-file', { '.lock': '\u001b[2J{' })
  const several = dataFolder('lock-junk', { '.lock/one': '', '.lock/two': '' })
  for (const folder of [file, several]) {
    const before = filesOf(folder)
    const line = `${folder}/.lock is not a server's lock. Delete it if no server uses this data folder.`
    await expect(openDataFolder(folder)).rejects.toThrow(new Error(line))
    expect(filesOf(folder)).toEqual(before)
  }
  const empty = dataFolder('lock-empty')
  mkdirSync(join(empty, '.lock'))
  expect((await open(empty)).mayWrite()).toBe(true)
})

test('a folder of something else stays as it is, and what one was made by is no command to a terminal', async () => {
  const photos = join(temporary, 'photos')
  mkdirSync(photos)
  writeFileSync(join(photos, 'beach.jpg'), 'mine')
  await expect(openDataFolder(photos)).rejects.toThrow(`${photos} holds no complete database`)
  expect(readdirSync(photos)).toEqual(['beach.jpg'])
  expect(modeOf(photos)).toBe(0o755)

  const file = join(photos, 'beach.jpg')
  await expect(openDataFolder(file)).rejects.toThrow(`DATA_DIR is not a folder: ${file}`)
  await expect(openDataFolder(join(file, 'data'))).rejects.toThrow(`${file}/data cannot be used`)

  const strange = dataFolder('strange', { PG_VERSION: '\u001b]0;\u202e16' })
  const error: unknown = await openDataFolder(strange).catch((reason) => reason)
  expect(String(error)).toMatch(/was made by Postgres .*16; this server opens Postgres 17\.$/)
  expect(String(error)).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u)
})

test('a folder that was open to others is closed, and what is written into it later is so too', async () => {
  const folder = dataFolder('open', { 'pg_wal/000000010000000000000001': 'rows' })
  for (const path of ['.', 'pg_wal']) chmodSync(join(folder, path), 0o777)
  for (const path of filesOf(folder)) chmodSync(join(folder, String(path)), 0o666)
  await open(folder)
  writeFileSync(join(folder, 'pg_wal/000000010000000000000002'), 'rows')
  mkdirSync(join(folder, 'base'))
  const modes = ['.', ...readdirSync(folder, { recursive: true })].map((path) => {
    const found = statSync(join(folder, String(path)))
    return [path, found.mode & 0o777, found.isDirectory() ? 0o700 : 0o600]
  })
  expect(modes.length).toBeGreaterThan(5)
  expect(modes.filter(([, mode, wanted]) => mode !== wanted)).toEqual([])
})

test('a start that was killed as it moved its new database into place is brought to its end', async () => {
  const folder = join(temporary, 'half')
  mkdirSync(join(folder, 'base'), { recursive: true })
  mkdirSync(join(folder, '.unpacked/global'), { recursive: true })
  writeFileSync(join(folder, '.unpacked/PG_VERSION'), '17\n')
  const { release } = await open(folder)
  release()
  expect(readdirSync(folder).sort()).toEqual(['PG_VERSION', 'base', 'global'])
})

test('nobody else on the machine reads the keys', () => {
  const folder = join(temporary, 'keys')
  const keys = localKeys(folder)
  expect(keys.secret).toMatch(/^sb_secret_/)
  expect(localKeys(folder)).toEqual(keys)
  expect(modeOf(folder, 'keys.json')).toBe(0o600)
  // Keys that an earlier version or a copy left readable are closed again.
  chmodSync(join(folder, 'keys.json'), 0o644)
  localKeys(folder)
  expect(modeOf(folder, 'keys.json')).toBe(0o600)
})
