import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { arePackagesInstalled } from './install.mjs'

const vite = { version: '1.0.0', integrity: 'a' }
const locked = { '': {}, 'node_modules/vite': vite, 'node_modules/vite-for-mac': { ...vite, optional: true } }

/** A project folder whose npm record lists `installed` packages. */
function project(installed: object) {
  const folder = mkdtempSync(join(tmpdir(), 'studybridge-install-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: locked }))
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }))
  return folder
}

test.each([
  ['installed with their versions', { 'node_modules/vite': vite }, true],
  ['of another version', { 'node_modules/vite': { ...vite, version: '0.9.0' } }, false],
  ['missing', {}, false],
])('a command notices packages that are %s', (_, installed, expected) => {
  expect(arePackagesInstalled(project(installed))).toBe(expected)
})
