import type { Check } from '../../src/domain/launch/check.ts'
import { importSource } from '../shared/import-source.ts'
import { settingFault } from '../shared/settings.ts'

/** Reads from `src` the checks of the content, and the closed days, which the launch check compares with the database's. */
export async function readContentChecks() {
  const { contentChecks, closedDays } = await importSource<
    typeof import('../../src/domain/launch/content-checks.ts')
  >('domain/launch/content-checks')
  return { checks: contentChecks.map(withSettingFault), closedDays }
}

/** The setting of a contact, named by `where`, must be valid, too. */
function withSettingFault(check: Check): Check {
  const fault = check.group === 'contact' && settingFault(check.where)
  return fault ? { ...check, what: fault, state: 'open' } : check
}
