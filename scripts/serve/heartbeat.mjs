// A thread of its own, as a long query stops the main one.
import { utimesSync, writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

const { file, ended, folder } = workerData

setInterval(() => {
  try {
    const now = new Date()
    utimesSync(file, now, now)
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR'].includes(error.code) || Atomics.load(ended, 0)) return
    writeSync(
      2,
      `\n  This server has lost the data folder ${folder} and ends: another server took it over, or it was moved.\n\n`,
    )
    // An orderly end would write to the database.
    process.kill(process.pid, 'SIGKILL')
  }
}, 1000)
