// `npm run screenshots`: every route at three sizes into .local/screenshots; fails on what a thumb or an eye would trip over.
import { ensurePackages, requireNode } from './lib/install.mjs'

requireNode()
ensurePackages()
const { takeScreenshots } = await import('./lib/take-screenshots.mjs')
process.exitCode = (await takeScreenshots(process.argv.slice(2))) ? 0 : 1
