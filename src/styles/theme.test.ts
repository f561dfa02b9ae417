import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const filesIn = (folder: string, names: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => names.test(name))
    .map((name) => join(folder, name))

const theme = new Map(
  [...read('src/styles/theme.css').matchAll(/(--color-[\w-]+): (#\w+);/g)].map(([, name, hex]) => [
    name,
    hex,
  ]),
)

test('style sheets and drawings name only colours of the theme', () => {
  const files = filesIn('src', /(?<!\.test)\.(css|tsx?)$/)
  const names = files.flatMap((file) => read(file).match(/--color-[\w-]+/g) ?? [])
  expect(names).toContain('--color-sea')
  expect(names.filter((name) => !theme.has(name))).toEqual([])
})

// Images, the manifest and `theme-color` cannot read the variables of the page.
test('files outside the page have only colours of the theme', () => {
  const images = [...filesIn('src/assets', /\.svg$/), ...filesIn('public', /\.(svg|webmanifest)$/)]
  const colours = [...images, 'index.html'].flatMap((file) => read(file).match(/#[\da-f]{6}\b/gi) ?? [])
  expect(colours).toContain('#0E7C6B')
  expect(colours.filter((hex) => ![...theme.values()].includes(hex.toLowerCase()))).toEqual([])
})
