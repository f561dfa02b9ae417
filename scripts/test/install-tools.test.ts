import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../shared/project.ts'

test('only the files of npm test name apt-get or the installer of tools', () => {
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
