// What every command needs first: the right Node, and the packages. Written without dependencies.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './embedded.mjs'
import { fail } from './fail.mjs'

const [FLOOR_MAJOR, FLOOR_MINOR] = [20, 19]

/** What every command does first: it checks Node, and goes to the project's folder, wherever it was started from. */
export function enterProject() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < FLOOR_MAJOR || (major === FLOOR_MAJOR && minor < FLOOR_MINOR)) {
    fail(
      `StudyBridge needs Node ${FLOOR_MAJOR}.${FLOOR_MINOR} or newer; this is ${process.versions.node}. Get it from https://nodejs.org.`,
    )
  }
  process.chdir(root)
}

/** Installs the locked packages unless they are there already. */
export function ensurePackages() {
  const installed = join(root, 'node_modules/.package-lock.json')
  const locked = join(root, 'package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(locked).mtimeMs) return
  console.log('Installing packages …')
  // A lock file made elsewhere can lack a package that only this platform needs; `npm ci` refuses it, `npm install` adds it.
  if (!npm('ci') && !npm('install', '--no-save'))
    fail('The packages could not be installed; npm says why above.')
}

function npm(...args) {
  // NODE_ENV=production would leave out what builds the site.
  const { status } = spawnSync(
    'npm',
    [...args, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  )
  return status === 0
}
