import { parseArgs } from 'node:util'
import { fail } from './fail.mjs'
import { ensurePackages, enterProject } from './install.mjs'
import { loadSettings } from './settings.mjs'
import { printable } from './terminal.mjs'

/**
 * Starts a command: checks Node, parses the arguments, installs packages, loads `.env`.
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {string} help text that `--help` prints
 * @param {Config} [config] as for `parseArgs` of Node
 */
export function beginCommand(help, config) {
  enterProject()
  if (process.argv.some((argument) => ['--help', '-h'].includes(argument))) {
    console.log(help.trim())
    process.exit(0)
  }
  const parsed = parseCommandLine(config)
  warnOfLostOptions(Object.keys(config?.options ?? {}), parsed.values)
  ensurePackages()
  loadSettings()
  return parsed
}

/**
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {Config} [config]
 */
function parseCommandLine(config) {
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

/**
 * PowerShell drops the two dashes after `npm run inbox`; npm then reads the command's options as its own.
 * @param {string[]} options
 * @param {object} given
 */
function warnOfLostOptions(options, given) {
  const script = process.env.npm_lifecycle_event
  const lost = options.filter((name) => script && process.env[`npm_config_${name}`] && !(name in given))
  if (lost.length > 0)
    console.error(
      `npm took --${lost.join(' and --')} for itself. Quote the dashes: npm run ${script} '--' --${lost[0]}`,
    )
}
