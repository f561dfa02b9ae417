import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { root } from '../shared/project.ts'
import { installTools } from './install-tools.ts'

test('no command but npm test installs tools', () => {
  const files = ['scripts', 'e2e', 'supabase/tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  const code = [...files, 'playwright.config.ts', 'vite.config.ts']
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(ts|mjs)$/.test(file) && !file.endsWith('.test.ts'))
  const installers = code.filter((file) =>
    /apt-get|install-tools/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(installers.sort()).toEqual(['scripts/test.ts', 'scripts/test/install-tools.ts'])
})

/** The lines of `apt-get install` that the engines stage would run on a machine that has a Chromium and no other tool. */
function aptInstalls(setting: string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'studybridge-tools-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const log = join(folder, 'log')
  const command = (name: string, line: string) =>
    writeFileSync(join(folder, name), `#!/bin/sh\n${line}\n`, { mode: 0o755 })
  command('apt-get', `echo "$*" >> ${log}`)
  command('sudo', 'shift; exec "$@"')
  vi.stubEnv('PATH', folder)
  vi.stubEnv('CHROMIUM_PATH', process.execPath)
  vi.stubEnv('INSTALL_TOOLS', setting)
  vi.spyOn(console, 'log').mockImplementation(() => {})
  installTools(['engines'])
  const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : []
  return lines.filter((line) => line.includes('--no-download'))
}

test.runIf(process.platform === 'linux')(
  'apt-get runs for root or by sudo, and never with INSTALL_TOOLS=no',
  () => {
    const firefoxFirst = [
      expect.stringMatching(/ firefox-esr$/),
      expect.stringMatching(/ webkit2gtk-driver xvfb$/),
    ]
    expect(aptInstalls('no')).toEqual([])
    expect(aptInstalls('sudo')).toEqual(firefoxFirst)
    expect(aptInstalls(undefined)).toEqual(process.getuid?.() === 0 ? firefoxFirst : [])
  },
)
