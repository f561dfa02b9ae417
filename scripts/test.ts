// `npm test`: installs missing tools, then runs each stage, which is the npm script of that name.
import { beginCommand } from './shared/command-line.ts'
import { fail } from './shared/fail.ts'
import { installTools } from './test/install-tools.ts'
import { run } from './test/run.ts'

const stages = ['lint', 'types', 'unit', 'database', 'engines', 'e2e']

const help = `
npm test [thorough] [stage …]

Runs every stage, or those named: ${stages.join(', ')}; thorough adds slow tests. Each is an npm script, too: npm run unit.
Before, installs the missing tools of these stages: a Chromium; as root on Debian, also a font for Hindi, Firefox,
WebKit's driver and PostgreSQL with pgTAP. The tests bring their own embedded backend and ignore the variables of a
hosted project. Ends with 1 when one fails.

  CHROMIUM_PATH   the browser to use
  INSTALL_TOOLS   no: install nothing; sudo: a user other than root installs Debian's packages by sudo
`

const { positionals } = beginCommand(help, { allowPositionals: true })
const named = positionals.filter((name) => name !== 'thorough')
const unknown = named.filter((name) => !stages.includes(name))
if (unknown.length > 0)
  fail(`There is no stage ${unknown.join(', ')}; choose from ${stages.join(', ')}, thorough.`)
if (positionals.includes('thorough')) process.env.TEST_THOROUGH = '1'

const chosen = stages.filter((name) => named.length === 0 || named.includes(name))
installTools(chosen)
const summary = []
for (const stage of chosen) {
  const start = Date.now()
  const passed = run('npm', ['run', stage])
  const seconds = ((Date.now() - start) / 1000).toFixed(1)
  summary.push(`${stage} ${seconds} s ${passed ? 'passed' : 'FAILED'}`)
  if (!passed) process.exitCode = 1
}
console.log(`\n${summary.join('\n')}`)
