import { fail } from '../shared/fail.mjs'
import { launchContent } from '../shared/launch-content.mjs'
import { setting } from '../shared/settings.mjs'
import { columns, printable } from '../shared/terminal.mjs'

/** Before a build for hosting: names missing legal and contact facts. With STRICT_LAUNCH=1 the build stops there. */
export async function warnOfLaunch() {
  const strict = setting('STRICT_LAUNCH')
  if (strict && strict !== '1') fail(`STRICT_LAUNCH must be 1 or not set, not "${printable(strict, 20)}".`)
  const { named, refused } = launchWarnings((await launchContent()).rows)
  if (named.length === 0) return
  const lines = columns(named.map(({ what, where }) => ['  ✗', printable(what, 80), printable(where, 120)]))
  console.warn(`Not ready for visitors; npm run launch-check tells everything.\n${lines.join('\n')}\n`)
  if (strict && refused.length > 0)
    fail(`STRICT_LAUNCH=1: not built while ${refused.length} of these are missing.`)
}

/** The missing rows that a build names, and those at which a strict build stops. */
function launchWarnings(rows) {
  const missing = (groups) => rows.filter(({ group, state }) => groups.includes(group) && state !== 'ok')
  return { named: missing(['law', 'contact', 'hours']), refused: missing(['law', 'contact']) }
}
