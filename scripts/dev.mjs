// `npm run dev`: the site with hot reload, each page rendered by the same code that pre-renders it.
import { ensurePackages, requireNode } from './lib/install.mjs'

requireNode()
ensurePackages()
const { develop } = await import('./lib/dev-site.mjs')
await develop()
