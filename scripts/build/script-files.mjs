// Which modules share a script file. What no group names is in the file of the page or dialog that imports it.
import { join } from 'node:path/posix'
import { root } from '../shared/project.mjs'

/** Tells whether a module is one that `entry` imports statically, directly or through others. */
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
const isPackage = (id) => id.includes('/node_modules/') || id.includes('@oxc-project')

/** Groups the code that pages of one folder share, such as the country guides. */
const pagesFolder = (id) => /\/src\/pages\/([^/]+)\//.exec(id)?.[1] ?? null

export const scriptFiles = {
  includeDependenciesRecursively: false,
  groups: [
    { name: (id, context) => (inBoot(id, context) ? 'boot' : null), priority: 9 },
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|src\/app\/react\./, priority: 9 },
    { name: (id, context) => (inApp(id, context) && isPackage(id) ? 'framework' : null), priority: 8 },
    { name: (id, context) => (inApp(id, context) ? 'shell' : null), priority: 8 },
    {
      name: 'dialogs',
      test: /node_modules\/(@radix-ui\/react-(dialog|dismissable|focus|portal)|react-remove-scroll|react-style-singleton|use-(sidecar|callback-ref)|get-nonce|aria-hidden|tslib)|src\/components\/ui\/dialog/,
      priority: 6,
    },
    {
      name: 'radix',
      test: /node_modules\/@radix-ui\/|src\/components\/ui\/accordion/,
      minShareCount: 2,
      priority: 5,
    },
    {
      name: 'rows',
      test: /node_modules\/@tanstack\/|src\/data\/(query-client|client|error|request)\./,
      priority: 5,
    },
    {
      name: 'forms',
      test: /node_modules\/(react-hook-form|zod|@hookform|uuid|sonner|@zootools)\/|src\/components\/(form\/|art\/state-sent|ui\/(numbered-steps|toasts))|src\/content\/(forms|notices|mail-domains)|src\/data\/(?!reviews|companies)|src\/lib\/references/,
      minShareCount: 2,
      priority: 4,
    },
    { name: 'supabase', test: /node_modules\/(@supabase|iceberg-js)\//, priority: 4 },
    {
      name: 'articles',
      test: /src\/(content\/(article-pictures|blog)|domain\/article-costs|components\/(pictures\/article|article-cards))/,
      minShareCount: 2,
      priority: 3,
    },
    { name: 'guides', test: /src\/components\/(topic-cards|fold)/, minShareCount: 2, priority: 3 },
    {
      name: 'sources',
      test: /src\/(content\/(sources|exchange-rate)|components\/sourced)/,
      minShareCount: 2,
      priority: 3,
    },
    {
      name: 'comparison',
      test: /src\/(content\/countries|domain|components\/pictures)\/(comparison|amount)/,
      minShareCount: 2,
      priority: 3,
    },
    {
      name: 'destinations',
      test: /src\/(pages|content)\/destinations\/|src\/components\/pictures\/(first-year|permit|year)|countries\/(calendar|scholarships)|domain\/calendar/,
      minShareCount: 2,
      priority: 3,
    },
    {
      name: 'countries',
      test: /src\/(content\/countries|domain\/|components\/pictures|lib\/month)/,
      minShareCount: 2,
      priority: 2,
    },
    { name: 'catalogue', test: /src\/content\/catalogue/, minShareCount: 2, priority: 2 },
    { name: pagesFolder, minShareCount: 2, priority: 2 },
    { name: 'shared', test: /\/src\/|\/node_modules\//, minShareCount: 3, priority: 1 },
  ],
}
