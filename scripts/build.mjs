// Builds the site: the browser's files, then every route as an HTML file. `--embedded` builds for the embedded backend.
import { requireNode } from './lib/install.mjs'

requireNode()
const { buildSite } = await import('./lib/build-site.mjs')
await buildSite({ embedded: process.argv.includes('--embedded') })
