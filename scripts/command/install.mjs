// Checks Node and installs packages. Runs before packages are installed, so it imports none.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** Checks Node and the path of the project, and changes to its folder. */
export function enterProject() {
  const { node } = process.versions
  const [major = 0, minor = 0] = node.split('.').map(Number)
  // As `engines` in package.json says. Vite and Vitest do not support the versions in between.
  const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24
  if (!isSupported)
    exit(`StudyBridge needs Node 20.19, 22.12, 24 or newer; this is ${node}. Get it from https://nodejs.org.`)
  if (/[#?%]/.test(root)) exit(`Vite and Vitest cannot read a path with #, ? or %: move ${root}.`)
  process.chdir(root)
}

/** Installs the packages of the lock file unless they are installed. */
export function ensurePackages() {
  if (arePackagesInstalled(root)) return
  console.log('Installing packages …')
  // A lock file can lack a package that only this platform needs: `npm ci` fails then, `npm install` adds it.
  if (!npm('ci') && !npm('install', '--no-save'))
    exit('The packages could not be installed. See the error of npm above.')
}

/**
 * Compares the lock file with npm's record, which npm writes after it has installed all packages, and with the files.
 * @param {string} folder
 */
export function arePackagesInstalled(folder) {
  const recorded = packagesOf(join(folder, 'node_modules/.package-lock.json'))
  const { '': _project, ...locked } = packagesOf(join(folder, 'package-lock.json'))
  return Object.entries(locked).every(([path, { version, integrity, optional = false }]) => {
    const found = recorded[path]
    // npm leaves out optional packages of other platforms.
    if (!found) return optional
    const isSame = found.version === version && found.integrity === integrity
    return isSame && isForThisPlatform(found) && existsSync(join(folder, path))
  })
}

/**
 * An entry of a lock file. `os` and `cpu` say for which platforms the package is built.
 * @typedef {{ version: string, integrity: string, optional?: boolean, os?: string[], cpu?: string[] }} Entry
 */

/**
 * False for a package in a `node_modules` that was copied from another platform.
 * @param {Entry} entry
 */
const isForThisPlatform = ({ os = [process.platform], cpu = [process.arch] }) =>
  os.includes(process.platform) && cpu.includes(process.arch)

/**
 * @param {string} lockFile
 * @returns {Record<string, Entry>}
 */
const packagesOf = (lockFile) =>
  existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')).packages : {}

/** @param {string[]} args */
function npm(...args) {
  // Includes devDependencies, also with NODE_ENV=production: the build needs them.
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  // On Windows npm is a batch file, which only a shell can start.
  const shell = process.platform === 'win32'
  return spawnSync('npm', [...args, ...options], { stdio: 'inherit', shell }).status === 0
}

/**
 * Prints an error message and exits with 1.
 * @param {string} message
 */
function exit(message) {
  console.error(`\n  ${message}\n`)
  process.exit(1)
}
