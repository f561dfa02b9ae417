// A heart that beats tells that a server lives: process ids and clocks differ between containers, a folder's files do not.
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

// The heart beats once a second.
const LOOK_EVERY = 100
const LOOKS_UNTIL_NOTICE = 25
const LOOKS_UNTIL_DEAD = 50

/**
 * Locks `folder` for this process until `release` or exit; waits until the heartbeat of a killed process has timed out.
 * The lock is a folder `.lock` that holds one file, named after its process: renaming that file takes the lock over.
 * Throws an Error whose message is one line when another server has the folder.
 */
export async function lockFolder(folder) {
  const lock = join(folder, '.lock')
  const name = randomUUID()
  const mine = join(lock, name)
  while (!claim(lock, name)) {
    const dead = await deadHolder(lock, folder)
    if (dead && takeOver(join(lock, dead), mine)) break
  }
  const ended = new Int32Array(new SharedArrayBuffer(4))
  const heart = new Worker(new URL('./heartbeat.mjs', import.meta.url), {
    workerData: { mine, ended, folder },
  })
  heart.unref()
  removeDrafts(folder)

  function release() {
    Atomics.store(ended, 0, 1)
    process.off('exit', release)
    heart.terminate()
    rmSync(mine, { recursive: true, force: true })
    // Not empty, and so not removed, if another process has taken the lock over.
    attempt(() => rmdirSync(lock))
  }
  process.once('exit', release)
  return { isHeld: () => existsSync(mine), release }
}

/** A folder is renamed at once or not at all, and never over one that holds something. */
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

/** Of several who wait for the same holder only one finds its file. */
function takeOver(dead, mine) {
  try {
    renameSync(dead, mine)
    return true
  } catch (error) {
    if (error.code === 'ENOENT') return false
    throw error
  }
}

/** The name of a holder without a heartbeat; undefined if the lock is gone. Checks are counted rather than timed, as a suspended machine stops both. */
async function deadHolder(lock, folder) {
  const holder = holderOf(lock)
  for (let looks = 1; holder && looks <= LOOKS_UNTIL_DEAD; looks++) {
    await sleep(LOOK_EVERY)
    const now = holderOf(lock)
    if (!now) return undefined
    if (now.name !== holder.name || now.beat !== holder.beat) {
      throw new Error(
        `Another server already serves the data in ${folder}. Stop it, or choose another folder with DATA_DIR.`,
      )
    }
    if (looks === LOOKS_UNTIL_NOTICE)
      console.log(
        'The last server did not give its data folder back. Waiting for 5 seconds, in case it still lives …',
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
  new Error(`${lock} is no lock that a server made. Delete it if no server has this data folder.`)

/** What starts that were killed have left; one that is at it makes its draft again. */
function removeDrafts(folder) {
  for (const name of readdirSync(folder))
    if (name.startsWith('.lock.')) rmSync(join(folder, name), { recursive: true, force: true })
}
