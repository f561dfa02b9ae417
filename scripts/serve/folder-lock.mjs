// A heartbeat in the folder shows that its server runs: process ids and clocks differ between containers, files do not.
import { randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { attempt } from '../shared/attempt.mjs'

// heartbeat.mjs writes once a second.
const CHECK_EVERY_MS = 100
const CHECKS_UNTIL_NOTICE = 25
const CHECKS_UNTIL_EXPIRED = 50

/**
 * Locks `folder` for this process until `release` or exit; waits until the heartbeat of a killed process has timed out.
 * The lock is a folder `.lock` that holds one file, named after its process: renaming that file takes the lock over.
 * Throws an Error whose message is one line when another server has the folder.
 */
export async function lockFolder(folder) {
  const lock = join(folder, '.lock')
  const name = randomUUID()
  const ownFile = join(lock, name)
  while (!claim(lock, name)) {
    const expired = await expiredHolder(lock, folder)
    if (expired && takeOver(join(lock, expired), ownFile)) break
  }
  const ended = new Int32Array(new SharedArrayBuffer(4))
  const heartbeat = new Worker(new URL('./heartbeat.mjs', import.meta.url), {
    workerData: { file: ownFile, ended, folder },
  })
  heartbeat.unref()
  removeDrafts(folder)

  function release() {
    Atomics.store(ended, 0, 1)
    process.off('exit', release)
    heartbeat.terminate()
    rmSync(ownFile, { recursive: true, force: true })
    // Not empty, and so not removed, if another process has taken the lock over.
    attempt(() => rmdirSync(lock))
  }
  process.once('exit', release)
  return { isHeld: () => existsSync(ownFile), release }
}

/** Renaming a folder is atomic, and fails while its target holds a file: of two processes only one makes the lock. */
function claim(lock, name) {
  const draft = `${lock}.${name}`
  mkdirSync(draft)
  try {
    writeFileSync(join(draft, name), '')
    renameSync(draft, lock)
    return true
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (error.code === 'ENOTDIR') throw notOurs(lock)
    if (['ENOTEMPTY', 'EEXIST', 'EPERM', 'ENOENT'].includes(error.code)) return false
    throw error
  }
}

/** If several processes wait for the same holder, only one of them can rename its file. */
function takeOver(expiredFile, ownFile) {
  try {
    renameSync(expiredFile, ownFile)
    return true
  } catch (error) {
    if (error.code === 'ENOENT') return false
    throw error
  }
}

/** The name of a holder without a heartbeat; undefined if the lock is gone. Checks are counted rather than timed, as a suspended machine stops both. */
async function expiredHolder(lock, folder) {
  const holder = holderOf(lock)
  for (let checks = 1; holder && checks <= CHECKS_UNTIL_EXPIRED; checks++) {
    await sleep(CHECK_EVERY_MS)
    const now = holderOf(lock)
    if (!now) return undefined
    if (now.name !== holder.name || now.beat !== holder.beat) {
      throw new Error(
        `Another server already serves the data in ${folder}. Stop it, or choose another folder with DATA_DIR.`,
      )
    }
    if (checks === CHECKS_UNTIL_NOTICE)
      console.log(
        'The last server did not release its data folder. Waiting for 5 seconds, in case it still runs …',
      )
  }
  return holder?.name
}

function holderOf(lock) {
  try {
    const [name, ...others] = readdirSync(lock)
    if (others.length > 0) throw notOurs(lock)
    if (name) return { name, beat: statSync(join(lock, name)).mtimeMs }
    rmdirSync(lock)
  } catch (error) {
    if (error.code === 'ENOTDIR') throw notOurs(lock)
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(error.code)) throw error
  }
}

const notOurs = (lock) =>
  new Error(`${lock} is not a server's lock. Delete it if no server uses this data folder.`)

/** Removes the drafts of killed starts. A start whose draft is removed makes another. */
function removeDrafts(folder) {
  for (const name of readdirSync(folder))
    if (name.startsWith('.lock.')) rmSync(join(folder, name), { recursive: true, force: true })
}
