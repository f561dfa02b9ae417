import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { printable } from '../shared/terminal.mjs'
import { lockFolder } from './folder-lock.mjs'

/** What PGlite 0.4 is; it opens no other version's folder. */
const POSTGRES = '17'
// PGlite spins for ever when it cannot make the next file of its log (16 MB), so nothing is written near the end of the disk.
const SPARE_BYTES = 64 * 2 ** 20
// A new database is made in the first, which is then renamed to the second, and its files are moved up.
const UNFINISHED = '.unpacking'
const UNPACKED = '.unpacked'

/**
 * Takes `folder` for this process and closes it to every other user; `make` makes a new database in a folder, the first time.
 * Returns its real path, whether rows may be written, and `release`; throws an Error whose message is one line.
 */
export async function openDataFolder(folder, make) {
  // Whatever this process and its database write is its user's alone.
  process.umask(0o077)
  try {
    const asked = resolve(folder)
    if (existsSync(asked) && !statSync(asked).isDirectory())
      throw new Error(`DATA_DIR is not a folder: ${asked}`)
    mkdirSync(asked, { recursive: true })
    const path = realpathSync(asked)
    if (!hasRoom(path)) throw new Error(`The disk of ${path} is full: fewer than 64 MB are left.`)
    const { isHeld, release } = await lockFolder(path)
    try {
      checkFolder(path)
      closeToOthers(path)
      await unpack(path, make)
    } catch (error) {
      release()
      throw error
    }
    return { path, isHeld, mayWrite: () => isHeld() && hasRoom(path), release }
  } catch (error) {
    if (!('syscall' in error)) throw error
    throw new Error(`The data folder ${folder} cannot be used: ${error.message}`, { cause: error })
  }
}

/** Whether the disk has room for more rows. */
function hasRoom(folder) {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > SPARE_BYTES
}

function checkFolder(path) {
  const files = databaseFiles(path)
  if (files.includes(UNPACKED)) return
  if (!files.includes('PG_VERSION')) {
    if (files.every((name) => name === UNFINISHED)) return
    throw new Error(
      `${path} holds no complete database. Move it away, or choose another folder with DATA_DIR.`,
    )
  }
  const version = readFileSync(join(path, 'PG_VERSION'), 'utf8').trim()
  if (version === POSTGRES) return
  throw new Error(
    `${path} was made by Postgres ${printable(version, 20) || '?'}; this server opens Postgres ${POSTGRES}.`,
  )
}

/** All but the lock, and the drafts of one that others make at any time. */
const databaseFiles = (path) => readdirSync(path).filter((name) => !/^\.lock(\.|$)/.test(name))

/** Folders of earlier versions, and copies, may be open to others. */
function closeToOthers(path) {
  const found = lstatSync(path)
  if (found.isSymbolicLink()) return
  if (found.mode & 0o077) chmodSync(path, found.isDirectory() ? 0o700 : 0o600)
  if (found.isDirectory()) for (const name of databaseFiles(path)) closeToOthers(join(path, name))
}

/** Each step is done or not, so that the next start goes on wherever this one is killed. */
async function unpack(path, make) {
  const unfinished = join(path, UNFINISHED)
  const unpacked = join(path, UNPACKED)
  if (!existsSync(join(path, 'PG_VERSION')) && !existsSync(unpacked)) {
    rmSync(unfinished, { recursive: true, force: true })
    try {
      await make(unfinished)
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true })
      throw new Error(`No new database could be made at ${path}; is the disk full? (${error.message})`)
    }
    renameSync(unfinished, unpacked)
  }
  if (!existsSync(unpacked)) return
  for (const name of readdirSync(unpacked)) renameSync(join(unpacked, name), join(path, name))
  rmdirSync(unpacked)
}
