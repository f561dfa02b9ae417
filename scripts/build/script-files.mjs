// Groups of modules that share a script file. The bundler splits all other modules by itself.
import { join } from 'node:path/posix'
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

const inBoot = staticImportsOf('src/app/boot.ts')
const inApp = staticImportsOf('src/app/main.tsx')
export const scriptFiles = {
  // A group takes only the modules that fit it, without their imports.
  includeDependenciesRecursively: false,
  // A module goes to the first group that it fits.
  groups: [
    { name: (id, context) => (inBoot(id, context) ? 'boot' : null) },
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|src\/app\/react\./ },
    { name: (id, context) => (inApp(id, context) ? 'app' : null) },
    {
      name: 'dialog',
      test: /\/node_modules\/(@radix-ui\/react-(dialog|dismissable|focus|portal)|react-remove|react-style|use-|get-nonce|aria-hidden|tslib)/,
    },
    { name: 'supabase', test: /\/node_modules\/(@supabase|iceberg-js)\// },
    { name: 'sonner', test: /\/node_modules\/sonner\// },
    { name: 'radix', test: /\/node_modules\/(@radix-ui|@floating-ui)\//, minShareCount: 2 },
    {
      name: 'forms',
      test: /\/node_modules\/(react-hook-form|zod|@hookform|uuid|@tanstack|@zootools)\/|\/src\/(components\/form\/|data\/)/,
      minShareCount: 2,
    },
    // Two files that many pages quote from. Home shows figures without their sources; forms need neither.
    { name: 'sources', test: /\/src\/(content\/sources|components\/sourced)/, minShareCount: 2 },
    {
      name: 'figures',
      test: /\/src\/(content\/(exchange|countries\/(figures|plan-figures|deadlines|first-year))|domain\/first-year)/,
      minShareCount: 2,
    },
    { name: 'shared', test: /\/src\//, minShareCount: 8 },
  ],
}

const pagePath = /\/src\/pages\/(.+)\/page\.tsx$/

/** Names the file of a page after its folder, because every page is called `page.tsx`. */
export const chunkFileNames = ({ facadeModuleId, name }) =>
  `assets/${pagePath.exec(facadeModuleId ?? '')?.[1].replaceAll('/', '-') ?? name}-[hash].js`
