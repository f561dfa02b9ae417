import { parseArgs } from 'node:util'
import { fail } from './fail.mjs'
import { ensurePackages, enterProject } from './install.mjs'
import { loadSettings } from './settings.mjs'
import { printable } from './terminal.mjs'

/**
 * Starts a command: checks Node, parses the arguments, installs packages, loads `.env`. `flags` are options without a value,
 * `texts` with one. Returns for example `{ values: { json: true }, names: ['unit'] }`.
 */
export function beginCommand(help, { flags = [], texts = [], names = false } = {}) {
  enterProject()
  const options = { help: { type: 'boolean', short: 'h' } }
  for (const name of flags) options[name] = { type: 'boolean' }
  for (const name of texts) options[name] = { type: 'string' }
  const { values, positionals } = parsed({ options, allowPositionals: names })
  if (values.help) {
    console.log(help.trim())
    process.exit(0)
  }
  warnOfLostOptions(Object.keys(options), values)
  ensurePackages()
  loadSettings()
  return { values, names: positionals }
}

/** PowerShell drops the two dashes after `npm run inbox`; npm then reads the command's options as its own. */
function warnOfLostOptions(names, values) {
  const script = process.env.npm_lifecycle_event
  const lost = names.filter((name) => script && process.env[`npm_config_${name}`] && !(name in values))
  if (lost.length > 0)
    console.error(
      `npm took --${lost.join(' and --')} for itself. Quote the dashes: npm run ${script} '--' --${lost[0]}`,
    )
}

function parsed(config) {
  try {
    const { values, positionals } = parseArgs(config)
    const empty = Object.keys(values).find((name) => values[name] === '')
    if (empty) throw new Error(`Option '--${empty}' has no value`)
    return { values, positionals }
  } catch ({ message }) {
    return fail(`${printable(message.split('. ')[0], 80)}; --help lists the options.`)
  }
}
