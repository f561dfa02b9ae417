import { normalizePath, type Rolldown } from 'vite'
import { fail } from '../shared/fail.ts'
import { root } from '../shared/project.ts'
import type { Chunk } from './first-load.ts'

/**
 * Script files that several pages share. A module goes to the first group that has its path, with all that it imports; the bundler
 * splits all other modules by itself. `minShareCount` is the number of pages and late imports that must use a module.
 *
 * `boot` and `react` must be files of their own. The others only keep files few, as each costs as much time as 3 KB: after a change
 * compare `usable` of /faq, /contact and /plan with the parent commit by `npm run bench`.
 */
const groups = [
  // Boot runs before React's file is there, so it must share no file with it.
  { name: 'boot', paths: ['src/app/boot.ts'] },
  // React runs in a task of its own, so that a press does not wait for one long task. The ids of the bundler's helpers begin with \0.
  { name: 'react', paths: ['src/app/react.ts', '\0'] },
  {
    name: 'app',
    // The app with the router, and what most pages use. Each of the small single files would be one file more on /faq and /contact.
    paths: [
      'src/app/main.tsx',
      'src/components/hooks/',
      'src/components/layout/',
      'src/components/ui/',
      'src/components/offers/referral-line.tsx',
      'src/lib/',
      'src/content/contact-links.ts',
      'src/content/prices.ts',
      'src/content/referral.ts',
      'src/domain/plan/plan-query.ts',
    ],
  },
  // The icons that content names by key. /faq and most forms show none of them.
  { name: 'icons', paths: ['src/components/icons/'] },
  // The accordion, and the parts of Radix that the dialog shares with it.
  { name: 'accordion', paths: ['src/components/accordion/'] },
  // The figures that most pages quote. With a lower `minShareCount`, this file would also hold the calendar’s texts.
  { name: 'figures', minShareCount: 7, paths: ['src/content/countries/', 'src/domain/'] },
  // The sources of figures, the component that names them, and the Indian rules that /faq and the plan quote.
  {
    name: 'sources',
    paths: ['src/components/sourced/sourced.tsx', 'src/content/sources/', 'src/content/india/'],
  },
  // What all forms need. A module that only one page uses stays with that page.
  {
    name: 'forms',
    minShareCount: 2,
    paths: ['src/components/form/', 'src/content/notices.ts', 'src/data/'],
  },
]

const projectFolder = `${normalizePath(root)}/`
/** Whether a module lies at this path of the project. Ids are absolute paths; those of the bundler's helpers begin with \0. */
const isAt = (id: string, path: string) => id.replace(projectFolder, '').startsWith(path)

/** Stops the build if a path above fits no module of the site: then a folder or a file has another name now. */
export function refuseUnusedPaths(chunks: Chunk[]) {
  const ids = chunks.flatMap(({ modules }) => Object.keys(modules))
  const unused = groups.flatMap(({ paths }) => paths).filter((path) => !ids.some((id) => isAt(id, path)))
  if (unused.length > 0) fail(`code-splitting.ts names ${unused.join(', ')}, but no module is there.`)
}

export const codeSplitting = {
  groups: groups.map(({ name, minShareCount = 1, paths }) => ({
    name,
    minShareCount,
    test: (id: string) => paths.some((path) => isAt(id, path)),
  })),
}

const pageFolder = /\/src\/pages\/(.+)\/page\.tsx$/
const packageName = /\/node_modules\/@?([^/]+)/

/** Names a file after the page's folder or the package, because every page is called `page.tsx`, and most packages `index.mjs`. */
export function chunkFileNames({ facadeModuleId, name }: Rolldown.PreRenderedChunk) {
  const [, known] = pageFolder.exec(facadeModuleId ?? '') ?? packageName.exec(facadeModuleId ?? '') ?? []
  return `assets/${known?.replaceAll('/', '-') ?? name}-[hash].js`
}
