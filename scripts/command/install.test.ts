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

/** A project folder whose npm record, if any, lists `recorded` packages, and whose node_modules has `folders`. */
function project(recorded: object | undefined, folders: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'studybridge-install-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of folders) mkdirSync(join(folder, 'node_modules', name), { recursive: true })
  const write = (file: string, packages: object) => {
    const paths = Object.entries(packages).map(([name, entry]) => [`node_modules/${name}`, entry])
    writeFileSync(join(folder, file), JSON.stringify({ packages: Object.fromEntries(paths) }))
  }
  write('package-lock.json', locked)
  if (recorded) write('node_modules/.package-lock.json', recorded)
  return folder
}

const recorded = { vite, 'vite-here': built }

test('packages count as installed if versions and platform are right', () => {
  expect(arePackagesInstalled(project(recorded, ['vite', 'vite-here']))).toBe(true)
})

test.each([
  ['in a fresh clone', undefined, []],
  ['after an interrupted installation', undefined, ['vite']],
  [
    'if the lock file has another version',
    { ...recorded, vite: { ...vite, version: '0.9.0' } },
    ['vite', 'vite-here'],
  ],
  ['if the lock file has a new package', { 'vite-here': built }, ['vite-here']],
  [
    'if one is built for another platform',
    { vite, 'vite-elsewhere': builtElsewhere },
    ['vite', 'vite-elsewhere'],
  ],
  ['if a folder is missing', recorded, ['vite']],
])('a command installs packages %s', (_, record, folders) => {
  expect(arePackagesInstalled(project(record, folders))).toBe(false)
})
