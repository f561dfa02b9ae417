import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { arePackagesInstalled } from './install.mjs'

const { platform, arch } = process
const vite = { version: '1.0.0', integrity: 'a' }
const built = { ...vite, optional: true, os: [platform], cpu: [arch] }
const builtElsewhere = { ...built, os: [platform === 'linux' ? 'darwin' : 'linux'] }
const locked = { vite, 'vite-here': built, 'vite-elsewhere': builtElsewhere }

/** A project folder whose npm record lists `noted` packages, and whose node_modules has `folders`. */
function project(noted: object, folders: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'studybridge-install-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['', ...folders]) mkdirSync(join(folder, 'node_modules', name), { recursive: true })
  const write = (file: string, packages: object) => {
    const paths = Object.entries(packages).map(([name, entry]) => [`node_modules/${name}`, entry])
    writeFileSync(join(folder, file), JSON.stringify({ packages: Object.fromEntries(paths) }))
  }
  write('package-lock.json', locked)
  write('node_modules/.package-lock.json', noted)
  return folder
}

test('packages count as installed if versions and platform are right', () => {
  expect(arePackagesInstalled(project({ vite, 'vite-here': built }, ['vite', 'vite-here']))).toBe(true)
})

test.each([
  [
    'if one has another version',
    { vite: { ...vite, version: '0.9.0' }, 'vite-here': built },
    ['vite', 'vite-here'],
  ],
  [
    'if one is built for another platform',
    { vite, 'vite-elsewhere': builtElsewhere },
    ['vite', 'vite-elsewhere'],
  ],
  ['if a folder is missing', { vite, 'vite-here': built }, ['vite']],
])('a command installs packages again %s', (_, noted, folders) => {
  expect(arePackagesInstalled(project(noted, folders))).toBe(false)
})
