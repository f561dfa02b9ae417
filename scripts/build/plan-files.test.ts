import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { root } from '../shared/project.mjs'
import { planFiles } from './plan-files.mjs'
import { firstLoad } from './report.mjs'

type Chunk = { isEntry?: boolean; isDynamicEntry?: boolean; imports?: string[]; bytes?: number }

const main = `${root}/src/app/main.tsx`

/** Chunks of a first build, one module each. */
function chunksOf(described: Record<string, Chunk>) {
  return Object.entries(described).map(([name, { bytes = 1000, imports = [], ...chunk }]) => {
    const module = name === 'main' ? main : `/src/${name}`
    return {
      isEntry: false,
      isDynamicEntry: false,
      ...chunk,
      name,
      fileName: `${name}.js`,
      facadeModuleId: module,
      imports: imports.map((imported) => `${imported}.js`),
      modules: { [module]: {} },
      code: randomBytes(bytes).toString('latin1'),
    }
  })
}

const app: Record<string, Chunk> = {
  boot: { isEntry: true, imports: ['table'] },
  table: {},
  main: { isDynamicEntry: true, imports: ['table', 'node_modules/react', 'header'] },
  'node_modules/react': {},
  header: { imports: ['table', 'node_modules/react'] },
}

test('boot, vendor and shell hold what every page needs', () => {
  const chunks = chunksOf({ ...app, home: { isDynamicEntry: true, imports: ['header'] } })
  const plan = planFiles(chunks, [['/src/home']], 4)
  expect(Object.fromEntries(plan)).toEqual({
    '/src/boot': 'boot',
    '/src/table': 'boot',
    [main]: 'shell',
    '/src/header': 'shell',
    '/src/node_modules/react': 'vendor',
  })
})

test('what two pages share goes into one file, and large things that one of them needs do not', () => {
  const chunks = chunksOf({
    ...app,
    home: { isDynamicEntry: true, imports: ['arch', 'icon', 'catalogue'] },
    about: { isDynamicEntry: true, imports: ['arch', 'icon'] },
    pricing: { isDynamicEntry: true, imports: ['catalogue'] },
    arch: {},
    icon: {},
    catalogue: { bytes: 50_000 },
  })
  const plan = planFiles(chunks, [['/src/home'], ['/src/about'], ['/src/pricing']], 4)
  expect(plan.get('/src/arch')).toBe(plan.get('/src/icon'))
  expect(plan.get('/src/catalogue')).not.toBe(plan.get('/src/arch'))
  expect(plan.has('/src/home')).toBe(false)
})

test('no page has more files than it may', () => {
  const parts = Array.from({ length: 12 }, (_, index) => `part-${index}`)
  const chunks = chunksOf({
    ...app,
    home: { isDynamicEntry: true, imports: parts },
    ...Object.fromEntries(parts.map((part) => [part, { bytes: 20_000 }])),
    ...Object.fromEntries(parts.map((part) => [`page-${part}`, { isDynamicEntry: true, imports: [part] }])),
  })
  const pages = [['/src/home'], ...parts.map((part) => [`/src/page-${part}`])]
  const plan = planFiles(chunks, pages, 4)
  const files = new Set(parts.map((part) => plan.get(`/src/${part}`)))
  files.delete('shell')
  expect(files.size).toBeLessThanOrEqual(3)
})

test("a page's first load is boot, the app and the page, with all that they import", () => {
  const chunks = chunksOf({
    ...app,
    home: { isDynamicEntry: true, imports: ['arch'] },
    arch: {},
    late: { isDynamicEntry: true },
  })
  expect(firstLoad(chunks, ['/src/home']).toSorted()).toEqual(
    ['arch', 'boot', 'header', 'home', 'main', 'node_modules/react', 'table'].map((name) => `${name}.js`),
  )
  expect(() => firstLoad(chunks, [])).toThrow('A page has no code of its own')
})
