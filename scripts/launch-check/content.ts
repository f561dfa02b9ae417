import type { Check } from '../../src/domain/launch/check.ts'
import { importSource } from '../shared/import-source.ts'
import { settingFault } from '../shared/settings.ts'

/** Reads from `src` the checks of the content, and the closed days, which the launch check compares with the database's. */
export async function contentChecks() {
  const { launchFacts, closedDays } = await importSource<
    typeof import('../../src/domain/launch/launch-facts.ts')
  >('domain/launch/launch-facts')
  return { checks: launchFacts.map(withSettingFault), closedDays }
}

/** The setting of a contact, named by `where`, must be valid, too. */
function withSettingFault(check: Check): Check {
  const fault = check.group === 'contact' && settingFault(check.where)
  return fault ? { ...check, what: fault, state: 'open' } : check
}
