import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './shared/project.ts'

const docs = readdirSync(join(root, 'docs'), { recursive: true }).map((name) => `docs/${name}`)
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

const folders = ['src', 'e2e', 'scripts', 'supabase']
const fileNames = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => basename(path)),
)

const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'src/content/README.md']

test.each([...pages, ...docs.filter((name) => name.endsWith('.md'))])(
  'every path and npm script in %s exists',
  (page) => {
    const text = readFileSync(join(root, page), 'utf8')
    const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)
    // The recipes of CONTRIBUTING.md create these files.
    const created = [...found(/^```\w+ (\S+)$/gm), ...found(/\b(src\/\S+austria[\w/]*\.\w+)/g)]
    const paths = found(/`((?:src|e2e|scripts|supabase|docs|public)\/[\w./@-]+)`/g)
    const imports = found(/['`]@\/([\w/.-]+)['`]/g).map((module) => `src/${module}`)
    // `src/content/README.md` names files of its own folder without the path of the folder.
    const nearby = page === 'src/content/README.md' ? found(/`([\w/-]+(?:\.(?:ts|mdx)|\/))`/g) : []
    const bareNames = found(/`([\w-]+\.(?:tsx?|mjs|css|sql))`/g)
    const links = found(/\]\((?!\w+:|#)([^)#]+)/g).map((link) => join(dirname(page), link))
    const exists = (path: string) =>
      ['', '.ts', '.tsx'].some(
        (ending) => created.includes(path + ending) || existsSync(join(root, path + ending)),
      )
    expect([...paths, ...imports, ...links].filter((path) => !exists(path))).toEqual([])
    expect(bareNames.filter((name) => !fileNames.includes(name) && !exists(name))).toEqual([])
    expect(nearby.filter((name) => !exists(`src/content/${name}`) && !exists(name))).toEqual([])
    expect(found(/npm run ([\w:-]+)/g).filter((name) => !(name in scripts))).toEqual([])
  },
)
