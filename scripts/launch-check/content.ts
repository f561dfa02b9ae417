import type { Check } from '../../src/domain/launch/check.ts'
import { importSource } from '../shared/import-source.ts'
import { settingFault } from '../shared/settings.ts'

/** Reads from `src` the checks of the content. */
export async function readContentChecks() {
  const { contentChecks } = await importSource<typeof import('../../src/domain/launch/content-checks.ts')>(
    'domain/launch/content-checks',
  )
  return contentChecks.map(withSettingFault)
}

/** The setting of a contact, named by `where`, must be valid, too. */
function withSettingFault(check: Check): Check {
  const fault = check.group === 'contact' && settingFault(check.where)
  return fault ? { ...check, what: fault, state: 'open' } : check
}
