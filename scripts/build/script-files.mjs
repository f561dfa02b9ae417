// Groups of modules that share a script file. The bundler splits all other modules by itself.
import { join } from 'node:path/posix'
import { fail } from '../shared/fail.mjs'
import { root } from '../shared/project.mjs'

/** Returns a test whether `entry` imports a module statically, directly or through others. */
function staticImportsOf(entry) {
  const found = new Set([join(root, entry)])
  let isComplete = false
  return (id, context) => {
    if (!isComplete)
      for (const each of found)
        for (const imported of context.getModuleInfo(each)?.importedIds ?? []) found.add(imported)
    isComplete = true
    return found.has(id)
  }
}

/** How paths of modules go on after the project's folder, by the script file that holds them. */
const paths = {
  react: ['node_modules/react/', 'node_modules/react-dom/', 'node_modules/scheduler/', 'src/app/react.ts'],
  dialog: [
    'node_modules/@radix-ui/react-dialog/',
    'node_modules/@radix-ui/react-dismissable',
    'node_modules/@radix-ui/react-focus',
    'node_modules/@radix-ui/react-portal/',
    'node_modules/react-remove',
    'node_modules/react-style',
    'node_modules/use-',
    'node_modules/get-nonce/',
    'node_modules/aria-hidden/',
    'node_modules/tslib/',
  ],
  supabase: ['node_modules/@supabase/', 'node_modules/iceberg-js/'],
  sonner: ['node_modules/sonner/'],
  radix: ['node_modules/@radix-ui/', 'node_modules/@floating-ui/'],
  forms: [
    'node_modules/react-hook-form/',
    'node_modules/zod/',
    'node_modules/@hookform/',
    'node_modules/uuid/',
    'node_modules/@tanstack/',
    'node_modules/@zootools/',
    'src/components/form/',
    'src/data/',
  ],
  // Two files that many pages quote from. Home shows figures without their sources; forms need neither.
  sources: ['src/content/sources', 'src/components/sourced'],
  figures: [
    'src/content/exchange',
    'src/content/countries/figures',
    'src/content/countries/plan-figures',
    'src/content/countries/deadlines',
    'src/content/countries/first-year',
    'src/domain/first-year',
  ],
  shared: ['src/'],
}
const isAt = (path) => (id) => id.startsWith(join(root, path))

/** Ends the build if a path above fits no module of the site: then a package or a file has another name now. */
export function refuseUnusedPaths(chunks) {
  const ids = chunks.flatMap(({ modules }) => Object.keys(modules))
  const unused = Object.values(paths)
    .flat()
    .filter((path) => !ids.some(isAt(path)))
  if (unused.length > 0) fail(`script-files.mjs names ${unused.join(', ')}, but no module is there.`)
}

/** A group of the modules at `paths`. */
const group = (name, minShareCount = 1) => ({
  name,
  minShareCount,
  test: (id) => paths[name].some((path) => isAt(path)(id)),
})

const inBoot = staticImportsOf('src/app/boot.ts')
const inApp = staticImportsOf('src/app/main.tsx')
export const scriptFiles = {
  // A group takes only the modules that fit it, without their imports.
  includeDependenciesRecursively: false,
  // A module goes to the first group that it fits.
  groups: [
    { name: (id, context) => (inBoot(id, context) ? 'boot' : null) },
    group('react'),
    { name: (id, context) => (inApp(id, context) ? 'app' : null) },
    group('dialog'),
    group('supabase'),
    group('sonner'),
    group('radix', 2),
    group('forms', 2),
    group('sources', 2),
    group('figures', 2),
    group('shared', 8),
  ],
}

const pagePath = /\/src\/pages\/(.+)\/page\.tsx$/

/** Names the file of a page after its folder, because every page is called `page.tsx`. */
export const chunkFileNames = ({ facadeModuleId, name }) =>
  `assets/${pagePath.exec(facadeModuleId ?? '')?.[1].replaceAll('/', '-') ?? name}-[hash].js`
