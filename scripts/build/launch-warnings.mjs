import { fail } from '../shared/fail.mjs'
import { launchContent } from '../shared/launch-content.mjs'
import { setting } from '../shared/settings.mjs'
import { columns, printable } from '../shared/terminal.mjs'

/** Before a build for hosting: names missing legal and contact facts. With STRICT_LAUNCH=1 the build stops there. */
export async function warnOfLaunch() {
  const strict = setting('STRICT_LAUNCH')
  if (strict && strict !== '1') fail(`STRICT_LAUNCH must be 1 or not set, not "${printable(strict, 20)}".`)
  const { rows } = await launchContent()
  const named = rows.filter(
    ({ group, state }) => ['law', 'contact', 'hours'].includes(group) && state !== 'ok',
  )
  if (named.length === 0) return
  const lines = columns(named.map(({ what, where }) => ['  ✗', printable(what, 80), printable(where, 120)]))
  console.warn(`Not ready for visitors; npm run launch-check tells everything.\n${lines.join('\n')}\n`)
  const refused = named.filter(({ group }) => group !== 'hours').length
  if (strict && refused > 0) fail(`STRICT_LAUNCH=1: not built while ${refused} of these are missing.`)
}
