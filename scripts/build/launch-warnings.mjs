import { fail } from '../shared/fail.mjs'
import { launchContent } from '../shared/launch-content.mjs'
import { setting } from '../shared/settings.mjs'
import { columns, printable } from '../shared/terminal.mjs'

/** Before a build for hosting: names what the law and visitors still miss. With STRICT_LAUNCH=1 it ends there. */
export async function warnOfLaunch() {
  const strict = setting('STRICT_LAUNCH')
  if (strict && strict !== '1') fail(`STRICT_LAUNCH must be 1 or not set, not "${printable(strict, 20)}".`)
  const { rows } = await launchContent()
  const missing = rows.filter(({ group, state }) => ['law', 'contact'].includes(group) && state !== 'ok')
  if (missing.length === 0) return
  const lines = columns(missing.map(({ what, where }) => ['  ✗', printable(what, 80), printable(where, 120)]))
  console.warn(`Not ready for visitors; npm run launch-check tells everything.\n${lines.join('\n')}\n`)
  if (strict) fail(`STRICT_LAUNCH=1: not built while ${missing.length} of these are missing.`)
}
