import { parseArgs } from 'node:util'
import { fail } from './fail.mjs'
import { ensurePackages, enterProject } from './install.mjs'
import { loadSettings } from './settings.mjs'
import { printable } from './terminal.mjs'

/** What a command begins with: the right Node, the project's folder, its arguments, the packages, and the settings. */
export function beginCommand(help, takes = {}) {
  enterProject()
  const parsed = readArguments(help, takes)
  ensurePackages()
  loadSettings()
  return parsed
}

/**
 * A command's options and names, as in `{ values: { json: true }, names: ['unit'] }`: `flags` stand alone, `texts` take a
 * value. Prints `help` for `--help`, and exits with one line at an unknown argument.
 */
function readArguments(help, { flags = [], texts = [], names = false }) {
  const options = Object.fromEntries(texts.map((name) => [name, { type: 'string' }]))
  const { tokens } = parseArgs({ strict: false, tokens: true, options })
  const parsed = { values: {}, names: [] }
  for (const token of tokens) {
    if (token.kind === 'option' && ['help', 'h'].includes(token.name)) {
      console.log(help.trim())
      process.exit(0)
    }
    if (token.kind === 'positional' && names) parsed.names.push(token.value)
    else if (token.kind === 'option' && flags.includes(token.name) && token.value === undefined)
      parsed.values[token.name] = true
    else if (token.kind === 'option' && texts.includes(token.name) && token.value)
      parsed.values[token.name] = token.value
    else if (token.kind !== 'option-terminator')
      fail(`"${printable(token.rawName ?? token.value, 60)}" is not understood here; --help says what is.`)
  }
  return parsed
}
