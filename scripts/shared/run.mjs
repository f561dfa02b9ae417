import { spawnSync } from 'node:child_process'
import { root } from './project.mjs'

/**
 * Runs a command in the project's folder. Returns whether it exited with 0.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function run(command, args, options) {
  // On Windows npm is a batch file, which only a shell can start.
  const shell = process.platform === 'win32' && command !== process.execPath
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', shell, ...options }).status === 0
}
