import { parseArgs } from 'node:util'
import { fail } from './fail.mjs'
import { ensurePackages, enterProject } from './install.mjs'
import { loadSettings } from './settings.mjs'
import { printable } from './terminal.mjs'

/**
 * What a command begins with: the right Node, the project's folder, its arguments, the packages, and the settings. Returns
 * its options and names, as in `{ values: { json: true }, names: ['unit'] }`: `flags` stand alone, `texts` take a value.
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
  warnOfTakenOptions(Object.keys(options), values)
  ensurePackages()
  loadSettings()
  return { values, names: positionals }
}

/** PowerShell drops the two dashes after `npm run inbox`, so that npm takes the options that follow for its own. */
function warnOfTakenOptions(names, values) {
  const script = process.env.npm_lifecycle_event
  const taken = names.filter((name) => script && process.env[`npm_config_${name}`] && !(name in values))
  if (taken.length > 0)
    console.error(
      `npm took --${taken.join(' and --')} for itself. Quote the dashes: npm run ${script} '--' --${taken[0]}`,
    )
}

function parsed(config) {
  try {
    const { values, positionals } = parseArgs(config)
    const empty = Object.keys(values).find((name) => values[name] === '')
    if (empty) throw new Error(`Option '--${empty}' has no value`)
    return { values, positionals }
  } catch ({ message }) {
    return fail(`${printable(message.split('. ')[0], 80)}; --help says what there is.`)
  }
}
