// What every command needs first: the right Node, and the packages. Written without dependencies.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { attempt } from './attempt.mjs'
import { fail } from './fail.mjs'
import { root } from './project.mjs'
import { run } from './run.mjs'

const FLOOR = '20.19'

/** What every command does first: it checks Node and the project's path, and goes there, wherever it was started from. */
export function enterProject() {
  const { node } = process.versions
  if (node.localeCompare(FLOOR, 'en', { numeric: true }) < 0)
    fail(`StudyBridge needs Node ${FLOOR} or newer; this is ${node}. Get it from https://nodejs.org.`)
  if (/[#?%]/.test(root)) fail(`Vite and Vitest read no folder whose path has #, ? or %: move ${root}.`)
  process.chdir(root)
}

/** Installs the locked packages unless they are there already. */
export function ensurePackages() {
  if (arePackagesInstalled(root)) return
  console.log('Installing packages …')
  // A lock file made elsewhere can lack a package that only this platform needs; `npm ci` refuses it, `npm install` adds it.
  if (!npm('ci') && !npm('install', '--no-save'))
    fail('The packages could not be installed; npm says why above.')
}

/** Compares the lock file with what npm noted as it installed, and with what is there: a copy may be of another platform. */
export function arePackagesInstalled(folder) {
  const installed = packagesOf(join(folder, 'node_modules/.package-lock.json'))
  const locked = packagesOf(join(folder, 'package-lock.json'))
  return Object.entries(locked).every(([path, entry]) => {
    if (path === '' || (entry.optional && !isForThisPlatform(entry))) return true
    const found = installed[path]
    const isSame = found?.version === entry.version && found.integrity === entry.integrity
    return isSame && existsSync(join(folder, path))
  })
}

/** Tells whether an optional package is this platform's build of a tool. */
function isForThisPlatform({ os, cpu, libc }) {
  const { platform, arch, report } = process
  if (!os?.includes(platform) || !cpu?.includes(arch)) return false
  return !libc || libc.includes(report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl')
}

const packagesOf = (file) => attempt(() => JSON.parse(readFileSync(file, 'utf8')).packages) ?? {}

// NODE_ENV=production would leave out what builds the site.
const npm = (...args) => run('npm', [...args, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
