// One server a data folder: two would overwrite each other's pages, and acknowledged rows would be lost.
import { execFileSync } from 'node:child_process'
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/** What PGlite 0.4 is; it opens no other version's folder. */
const POSTGRES = '17'
// PGlite spins for ever when it cannot make the next file of its log (16 MB), so nothing is written near the end of the disk.
const SPARE_BYTES = 64 * 2 ** 20

/**
 * Takes `folder` for this process until it ends, and unpacks an empty database there the first time.
 * Returns its real path; throws an Error whose message is one line.
 */
export async function openDataFolder(folder) {
  try {
    mkdirSync(dirname(resolve(folder)), { recursive: true })
    const path = realPath(resolve(folder))
    checkFolder(path)
    if (!hasRoom(dirname(path))) throw new Error(`The disk of ${path} is full: fewer than 64 MB are left.`)
    lock(path)
    await unpack(path)
    return path
  } catch (error) {
    if (!('syscall' in error)) throw error
    throw new Error(`The data folder ${folder} cannot be used: ${error.message}`, { cause: error })
  }
}

/** Whether the disk has room for more rows. */
export function hasRoom(folder) {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > SPARE_BYTES
}

function realPath(path) {
  return existsSync(path) ? realpathSync(path) : join(realpathSync(dirname(path)), basename(path))
}

function checkFolder(path) {
  if (!existsSync(path)) return
  if (!statSync(path).isDirectory()) throw new Error(`DATA_DIR is not a folder: ${path}`)
  const files = readdirSync(path)
  if (files.length === 0) return
  if (!files.includes('PG_VERSION')) {
    throw new Error(
      `${path} holds no complete database. Move it away, or choose another folder with DATA_DIR.`,
    )
  }
  const version = readFileSync(join(path, 'PG_VERSION'), 'utf8').trim()
  if (version !== POSTGRES)
    throw new Error(`${path} was made by Postgres ${version || '?'}; this server opens Postgres ${POSTGRES}.`)
}

/** Unpacked beside it and then renamed, so that a start that is killed leaves nothing that looks like a database. */
async function unpack(path) {
  if (existsSync(path) && readdirSync(path).length > 0) return
  const unfinished = `${path}.new`
  rmSync(unfinished, { recursive: true, force: true })
  try {
    const database = await PGlite.create({ dataDir: unfinished })
    await database.close()
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw new Error(
      `No new database could be made at ${path}; is the disk full? (${error.message ?? error.name})`,
    )
  }
  if (existsSync(path)) rmSync(path, { recursive: true })
  renameSync(unfinished, path)
}

function lock(path) {
  const file = `${path}.lock`
  const mine = JSON.stringify({ pid: process.pid, started: startTime(process.pid) })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, mine)
  try {
    while (!claims(draft, file)) {
      const found = readIfThere(file)
      if (found === undefined) continue
      const holder = livingHolder(found)
      if (holder) {
        throw new Error(
          `Process ${holder} already serves the data in ${path}. Stop it, or choose another folder with DATA_DIR.`,
        )
      }
      takeAway(file, found)
    }
  } finally {
    rmSync(draft, { force: true })
  }
  process.once('exit', () => {
    if (readIfThere(file) === mine) unlinkSync(file)
  })
}

/** A hard link either is made or is not: of two processes only one gets it. */
function claims(draft, file) {
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** Removes the lock of a process that is gone, unless another start has replaced it meanwhile. */
function takeAway(file, found) {
  const aside = `${file}.${process.pid}.gone`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (error.code === 'ENOENT') return
    throw error
  }
  if (readIfThere(aside) !== found) claims(aside, file)
  rmSync(aside, { force: true })
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

function livingHolder(text) {
  let holder
  try {
    holder = JSON.parse(text)
  } catch {
    return undefined
  }
  const { pid, started } = holder
  if (!Number.isInteger(pid) || pid < 1) return undefined
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code !== 'EPERM') return undefined
  }
  return startTime(pid) === started ? pid : undefined
}

/** Tells a process from a later one that was given the same number, as happens in containers and after a restart. */
function startTime(pid) {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return `${boot} ${stat.slice(stat.lastIndexOf(')')).split(' ')[20]}`
  } catch {
    return process.platform === 'win32' ? '' : startedAccordingToPs(pid)
  }
}

function startedAccordingToPs(pid) {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}
