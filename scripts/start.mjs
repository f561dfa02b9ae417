// `npm start`: installs what is missing, builds when something changed, and serves the site on the embedded backend.
import { ensurePackages, requireNode } from './lib/install.mjs'

requireNode()
ensurePackages()
const { start } = await import('./lib/start-site.mjs')
await start()
