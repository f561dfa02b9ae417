import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { arePackagesInstalled } from './install.mjs'

type Package = { version: string; integrity?: string; optional?: boolean }

const react = { 'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' } }
const forMac = { 'node_modules/for-mac': { version: '1.0.0', integrity: 'sha512-b', optional: true } }
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'studybridge-install-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, packages: Record<string, Package>) {
  const path = join(folder, file)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, JSON.stringify({ packages }))
  return path
}

const lock = (packages: Record<string, Package>) =>
  write('package-lock.json', { '': { version: '0.1.0' }, ...packages })
const install = (packages: Record<string, Package>) => write('node_modules/.package-lock.json', packages)

test('packages that are there are not installed anew, however old a copy makes them look', () => {
  install(react)
  const locked = lock({ ...react, ...forMac })
  const later = new Date(Date.now() + 60_000)
  utimesSync(locked, later, later)
  expect(arePackagesInstalled(folder)).toBe(true)
  renameSync(join(folder, 'node_modules'), join(folder, 'shared'))
  expect(arePackagesInstalled(folder)).toBe(false)
  symlinkSync(join(folder, 'shared'), join(folder, 'node_modules'))
  expect(arePackagesInstalled(folder)).toBe(true)
})

test.each<[string, Record<string, Package>]>([
  ['another version', { 'node_modules/react': { version: '19.3.0', integrity: 'sha512-a' } }],
  ['other content', { 'node_modules/react': { version: '19.3.1', integrity: 'sha512-c' } }],
  ['none', {}],
])('packages are installed when npm has noted %s, however new that is', (_, installed) => {
  lock(react)
  const noted = install(installed)
  const later = new Date(Date.now() + 60_000)
  utimesSync(noted, later, later)
  expect(arePackagesInstalled(folder)).toBe(false)
})

test('what an installation that broke off has noted does not count', () => {
  lock(react)
  writeFileSync(install(react), '{"packages": {')
  expect(arePackagesInstalled(folder)).toBe(false)
})
