// Checks Node and installs packages. Runs before packages are installed, so it imports none.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from './fail.mjs'
import { orUndefined } from './or-undefined.mjs'
import { root } from './project.mjs'
import { run } from './run.mjs'

/** Whether `engines` in package.json allows the version. Vite and Vitest do not support the versions in between. */
const isSupported = ([major, minor]) =>
  (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24

/** Checks Node and the path of the project, and changes to its folder. */
export function enterProject() {
  const { node } = process.versions
  if (!isSupported(node.split('.').map(Number)))
    fail(`StudyBridge needs Node 20.19, 22.12, 24 or newer; this is ${node}. Get it from https://nodejs.org.`)
  if (/[#?%]/.test(root)) fail(`Vite and Vitest cannot read a path with #, ? or %: move ${root}.`)
  process.chdir(root)
}

/** Installs the packages of the lock file unless they are installed. */
export function ensurePackages() {
  if (arePackagesInstalled(root)) return
  console.log('Installing packages …')
  // A lock file can lack a package that only this platform needs: `npm ci` fails then, `npm install` adds it.
  if (!npm('ci') && !npm('install', '--no-save'))
    fail('The packages could not be installed. See the error of npm above.')
}

/** Compares the lock file with npm's record and with the files: `node_modules` may be a copy from another platform. */
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

const packagesOf = (file) => orUndefined(() => JSON.parse(readFileSync(file, 'utf8')).packages) ?? {}

// Includes devDependencies, also with NODE_ENV=production: the build needs them.
const npm = (...args) => run('npm', [...args, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
