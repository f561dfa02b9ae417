import { expect, test } from 'vitest'
import { firstLoad } from './report.mjs'

const chunk = (fileName: string, imports: string[], modules: string[] = []) => ({
  fileName,
  imports,
  modules: Object.fromEntries(modules.map((module) => [`/project/src/${module}`, {}])),
})

const chunks = [
  chunk('boot', [], ['app/boot.ts']),
  chunk('shell', ['boot', 'framework'], ['app/main.tsx', 'lib/paths.ts']),
  chunk('framework', []),
  chunk('home', ['framework', 'shared'], ['pages/home/page.tsx']),
  chunk('shared', ['boot']),
  chunk('dialog', ['shared']),
]

test("a page's script files are boot, the app, the page, and all that they import", () => {
  expect(firstLoad(chunks, '/src/pages/home/page.tsx').toSorted()).toEqual(
    ['boot', 'shell', 'framework', 'home', 'shared'].toSorted(),
  )
  expect(() => firstLoad(chunks, '/src/pages/none/page.tsx')).toThrow('No script file holds')
})
