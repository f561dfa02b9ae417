// `npm test`: installs what is missing, then runs every stage, or those named: `npm test unit e2e`; `thorough` adds what is slow.
import { ensurePackages, requireNode } from './lib/install.mjs'

requireNode()
ensurePackages()
const { runStages } = await import('./lib/test-stages.mjs')
process.exitCode = (await runStages(process.argv.slice(2))) ? 0 : 1
