import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../shared/project.mjs'

const FIREFOX = 'Skipped: Firefox (the package firefox-esr).'
const WEBKIT = 'Skipped: WebKit (the packages webkit2gtk-driver and xvfb).'

/** What a machine without these engines says, and what it asked `apt-get` for; `answer` is what that then does. */
function prepare(answer: (folder: string) => string) {
  const folder = mkdtempSync(join(tmpdir(), 'studybridge-engines-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const command = (name: string, lines: string[]) => {
    writeFileSync(join(folder, name), ['#!/bin/sh', ...lines].join('\n'))
    chmodSync(join(folder, name), 0o755)
  }
  command('which', [`[ -x "${folder}/$1" ] && echo "${folder}/$1"`])
  command('apt-get', [`echo "$*" >> ${folder}/asked`, answer(folder)])
  const { stdout } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      "import('./scripts/test/engines.mjs').then((engines) => engines.ensureEngines())",
    ],
    { cwd: root, encoding: 'utf8', env: { PATH: folder, PLAYWRIGHT_BROWSERS_PATH: folder } },
  )
  const said = stdout.trim().split('\n')
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0
  return { said, asked: isRoot ? readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n') : undefined }
}

test('engines that cannot be installed are skipped, each with a line that names it', () => {
  const { said, asked } = prepare(() => 'exit 100')
  expect(said).toEqual(['Installing firefox-esr, webkit2gtk-driver, xvfb …', FIREFOX, WEBKIT])
  // Lists that cannot be had are no reason to try again.
  if (asked) expect(asked.map((line) => / (update|install)\b/.exec(line)?.[1])).toEqual(['install', 'update'])
})

test('an engine that is installed is not skipped', () => {
  const { said, asked } = prepare(
    (folder) => `case "$*" in *--no-download*) /bin/cp ${folder}/which ${folder}/firefox-esr;; esac`,
  )
  if (!asked) return
  expect(said).toEqual(['Installing firefox-esr, webkit2gtk-driver, xvfb …', WEBKIT])
  expect(asked).toEqual([
    expect.stringMatching(/ install --download-only --no-install-recommends firefox-esr /),
    expect.stringMatching(/ install --no-download --no-install-recommends firefox-esr /),
  ])
})
