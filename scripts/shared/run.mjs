import { spawnSync } from 'node:child_process'
import { root } from './project.mjs'

/** Runs a command in the project's folder. Returns whether it exited with 0. */
export function run(command, args, options) {
  const shell = process.platform === 'win32' && command !== process.execPath
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', shell, ...options }).status === 0
}
