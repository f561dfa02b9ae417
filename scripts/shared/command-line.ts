import { type ParseArgsConfig, parseArgs } from 'node:util'
import { fail } from './fail.ts'
import { loadSettings } from './settings.ts'
import { printable } from './terminal.ts'

/**
 * Starts a command: loads `.env` and parses the arguments.
 * @param help text that `--help` prints
 */
export function beginCommand<Config extends ParseArgsConfig>(help: string, config?: Config) {
  if (process.argv.some((argument) => ['--help', '-h'].includes(argument))) {
    console.log(help.trim())
    process.exit(0)
  }
  loadSettings()
  const parsed = parseCommandLine(config)
  warnOfLostOptions(Object.keys(config?.options ?? {}), parsed.values)
  return parsed
}

function parseCommandLine<Config extends ParseArgsConfig>(config?: Config) {
  try {
    const parsed = parseArgs(config)
    const empty = Object.entries(parsed.values).find(([, value]) => value === '')
    if (empty) throw new Error(`Option '--${empty[0]}' has no value`)
    return parsed
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const [firstSentence] = error.message.split('. ')
    return fail(`${printable(firstSentence, 80)}; --help lists the options.`)
  }
}

/** PowerShell drops the two dashes after `npm run inbox`; npm then reads the command's options as its own. */
function warnOfLostOptions(options: string[], given: object) {
  const script = process.env.npm_lifecycle_event
  if (!script) return
  const lost = options.filter((name) => process.env[`npm_config_${name}`] && !(name in given))
  if (lost.length > 0)
    console.error(
      `npm took --${lost.join(' and --')} for itself. Quote the dashes: npm run ${script} '--' --${lost[0]}`,
    )
}
