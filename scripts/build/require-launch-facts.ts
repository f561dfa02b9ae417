import { readContentChecks } from '../launch-check/content.ts'
import { fail } from '../shared/fail.ts'
import { requireValid, setting } from '../shared/settings.ts'
import { alignedLines, printable } from '../shared/terminal.ts'

/** Stops a build for hosting while facts for the law or visitors are missing, unless ALLOW_UNFINISHED=1 leaves them out. */
export async function requireLaunchFacts() {
  requireValid(['ALLOW_UNFINISHED'])
  const checks = await readContentChecks()
  const open = checks.filter(
    ({ group, state }) => ['law', 'contact', 'hours'].includes(group) && state !== 'done',
  )
  if (open.length === 0) return
  const lines = alignedLines(
    open.map(({ what, where }) => ['  ✗', printable(what, 80), printable(where, 120)]),
  )
  console.warn(`Open tasks before visitors come; npm run launch-check lists all.\n${lines.join('\n')}\n`)
  // Missing public holidays do not stop the build.
  const missing = open.filter(({ group }) => group !== 'hours').length
  if (missing === 0) return
  if (!setting('ALLOW_UNFINISHED'))
    fail(`Not built: ${missing} of these are missing. ALLOW_UNFINISHED=1 builds the site without them.`)
  console.warn(`ALLOW_UNFINISHED=1: built without ${missing} of these.\n`)
}
