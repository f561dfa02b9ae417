// What visitors sent and nobody has handled yet, the most urgent first; `npm run inbox -- --help` lists what else it does.
import { carryOut } from './inbox/inbox.mjs'
import { oneLine } from './shared/clean-log.mjs'
import { enterProject } from './shared/install.mjs'

enterProject()

try {
  console.log(await carryOut())
} catch (error) {
  console.error(oneLine(error.message))
  process.exitCode = 1
}
