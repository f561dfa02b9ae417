import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const src = resolve(import.meta.dirname, '..')
const files = productFiles(src)

/** The files of a folder except tests, each with its imports. */
function productFiles(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(tsx?|mjs|mdx)$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|^testing/.test(file))
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8')
      const imports = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '')
      return { file, text, imports }
    })
}

const allowedFolders: Record<string, string[]> = {
  app: ['app', 'pages', 'components', 'loading', 'data', 'domain', 'content', 'lib'],
  pages: ['pages', 'components', 'loading', 'data', 'domain', 'content', 'lib'],
  components: ['components', 'loading', 'data', 'domain', 'content', 'lib'],
  loading: ['loading', 'lib'],
  data: ['data', 'lib'],
  domain: ['domain', 'content', 'lib'],
  content: ['content', 'lib'],
  lib: ['lib'],
}

test('imports go one way, from app to lib', () => {
  const isForbidden = (folder: string, source: string) => {
    const [, target = ''] = /^@\/(\w+)/.exec(source) ?? []
    return (
      source.startsWith('../') ||
      (target !== '' && target !== 'assets' && !allowedFolders[folder]?.includes(target))
    )
  }
  const wrong = files.flatMap(({ file, imports }) => {
    const [folder = ''] = file.split('/')
    return imports
      .filter((source) => isForbidden(folder, source))
      .map((source) => `${file} imports ${source}`)
  })
  expect(wrong).toEqual([])
})

test('commands import nothing from tests', () => {
  const commands = productFiles(resolve(src, '../scripts'))
  expect(commands).not.toEqual([])
  const wrong = commands.filter(({ imports }) =>
    imports.some((source) => /\/(e2e|tests|testing)\/|\.test/.test(source)),
  )
  expect(wrong.map(({ file }) => file)).toEqual([])
})

test('only the data layer knows Supabase', () => {
  const outside = files.filter(
    ({ file, imports }) =>
      !file.startsWith('data/') && imports.some((source) => source.startsWith('@supabase/')),
  )
  expect(outside.map(({ file }) => file)).toEqual([])
})

test('lib and domain use neither React nor the network', () => {
  const wrong = files.filter(
    ({ file, text, imports }) =>
      /^(?:lib|domain)\//.test(file) &&
      (imports.some((source) => source.startsWith('react')) || /\bfetch\(/.test(text)),
  )
  expect(wrong.map(({ file }) => file)).toEqual([])
})

test('no TypeScript file of the content can contain JSX', () => {
  expect(files.filter(({ file }) => /^content\/.*\.tsx$/.test(file)).map(({ file }) => file)).toEqual([])
})

test('from src/loading, pages and components import only late() and hooks', () => {
  const allowed =
    /^(?:late|type LateCode|useLate|useAfterHydration|useAfterIdle|useQueryParameters|useTypedBeforeHydration)$/
  const exceptions: Record<string, string[]> = {
    // The only button that reloads a page after its code failed to load.
    'components/ui/reload-button.tsx': ['loadDocument'],
  }
  const forbidden = files
    .filter(({ file }) => /^(?:pages|components)\//.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/import \{([^}]*)\} from '@\/loading\//g)]
        .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
        .filter((name) => !allowed.test(name) && !exceptions[file]?.includes(name))
        .map((name) => `${file} imports ${name}`),
    )
  expect(forbidden).toEqual([])
})

test('pages and components use no browser function for hydration or idle time', () => {
  const wrong = files.filter(
    ({ file, text }) =>
      /^(?:pages|components)\//.test(file) &&
      /requestIdleCallback|document\.forms|data-hydrated|':checked'/.test(text),
  )
  expect(wrong.map(({ file }) => file)).toEqual([])
})

test('links take the site’s paths from lib/paths.ts', () => {
  const spelled = files.filter(
    ({ file, text }) => file !== 'lib/paths.ts' && /\b(?:to|href)=["']\//.test(text),
  )
  expect(spelled.map(({ file }) => file)).toEqual([])
})
