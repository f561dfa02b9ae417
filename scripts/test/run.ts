import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { root } from '../shared/project.ts'

/** Runs a command in the project's folder. Returns whether it exited with 0. */
export function run(command: string, args: string[], options?: SpawnSyncOptions) {
  // On Windows npm is a batch file, which only a shell can start.
  const shell = process.platform === 'win32' && command !== process.execPath
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', shell, ...options }).status === 0
}
