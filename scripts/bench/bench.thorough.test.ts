import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../shared/project.ts'

test('npm run bench measures when a page is usable and a pressed answer opens', { timeout: 300_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'studybridge-bench-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const out = join(folder, 'figures.json')
  const args = ['scripts/command.mjs', 'bench', '--routes=/faq', '--runs=1', `--out=${out}`]
  execFileSync(process.execPath, args, { cwd: root, stdio: 'ignore' })
  const { FCP, usable, opened } = JSON.parse(readFileSync(out, 'utf8')).results['/faq'].page
  expect(usable).toBeGreaterThan(FCP)
  expect(opened).toBeGreaterThan(FCP)
})
