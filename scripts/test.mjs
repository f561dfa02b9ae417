// `npm test`: installs missing packages, then runs every stage, or those named: `npm test unit e2e`; `thorough` adds slow tests.
import { beginCommand } from './shared/command-line.mjs'
import { ignoreHostedBackend } from './shared/settings.mjs'

const help = `
npm test [thorough] [stage …]

Runs every stage, or those named: lint, types, unit, database, e2e, engines; thorough adds what is slow.
The tests bring their own embedded backend and ignore the variables of a hosted project. Ends with 1 when one fails.

  CHROMIUM_PATH   the browser to use
`

const { names } = beginCommand(help, { names: true })
ignoreHostedBackend()
const { runStages } = await import('./test/stages.mjs')
process.exitCode = (await runStages(names)) ? 0 : 1
