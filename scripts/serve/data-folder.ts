import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'

/** The Postgres version of PGlite 0.4, which cannot open a folder of another version. */
const postgresVersion = '17'
/** Marker file that exists until the first start has created the whole database. */
const unfinished = 'unfinished'
/** More than PGlite needs for the next file of its log (16 MB): it loops forever if it cannot create that file. */
const SPARE_BYTES = 64 * 2 ** 20

/**
 * Creates `folder` if necessary, and reserves it for this process. Throws an Error with a one-line message if the folder
 * cannot be used. Never deletes data.
 */
export async function reserveDataFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const path = realpathSync(folder)
    if (!(await reserveSocket(socketOf(path))))
      throw unusable(path, 'is used by another server. Stop that server')
    const hasRoom = () => {
      const { bavail: freeBlocks, bsize: blockSize } = statfsSync(path)
      return freeBlocks * blockSize > SPARE_BYTES
    }
    if (!hasRoom()) throw unusable(path, 'is on a disk with less than 64 MB left. Make room')
    checkFiles(path)
    return { path, hasRoom, markComplete: () => rmSync(join(path, unfinished), { force: true }) }
  } catch (error) {
    // Errors of `unusable` name the folder already, those of the file system do not.
    if (!(error instanceof Error && 'syscall' in error)) throw error
    throw new Error(`The data folder ${folder} cannot be used: ${error.message}`, { cause: error })
  }
}

/** An error that names the folder. `fault` says why it cannot be used, and how to change that. */
export const unusable = (path: string, fault: string) =>
  new Error(`The data folder ${path} ${fault}, or choose another folder with DATA_DIR.`)

function checkFiles(path: string) {
  const files = readdirSync(path)
  if (files.length === 0) return writeFileSync(join(path, unfinished), '')
  if (files.includes(unfinished))
    throw unusable(path, 'is incomplete, as its first start was interrupted. Delete it')
  if (!files.includes('PG_VERSION')) throw unusable(path, 'holds other files. Move them away')
  const version = readFileSync(join(path, 'PG_VERSION'), 'utf8').trim()
  if (version !== postgresVersion)
    throw unusable(path, `is of Postgres ${version}, not ${postgresVersion}. Move it away`)
}

/** The address of the socket that reserves a folder. */
function socketOf(path: string) {
  const name = `studybridge-${createHash('sha256').update(path).digest('hex')}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  // Node 20 pads abstract names to 107 bytes, Node 24 does not: pad here, so that both see the same name.
  if (process.platform === 'linux') return `\0${name.padEnd(107, '-')}`
  return `/tmp/${name}`
}

/** Listens on `address` until this process ends. Returns false if another process listens there. */
export async function reserveSocket(address: string) {
  // If the process that listened was killed, its socket is still a file, which refuses connections: remove it.
  if (address.startsWith('/') && (await connectionError(address)) === 'ECONNREFUSED') rmSync(address)
  const socket = createServer((connection) => connection.destroy()).unref()
  return once(socket.listen(address), 'listening').then(
    () => true,
    (error) => {
      if (error.code === 'EADDRINUSE') return false
      throw error
    },
  )
}

/** The code of the error when connecting to a socket; undefined if a process listens there. */
async function connectionError(address: string): Promise<string | undefined> {
  const connection = connect(address)
  const code = await once(connection, 'connect').then(
    () => undefined,
    (error) => error.code,
  )
  connection.destroy()
  return code
}
