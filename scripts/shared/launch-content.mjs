import { settingFault } from './settings.mjs'
import { importSource } from './source.mjs'

/** Reads rows for the launch check, and the closed days, from `src`. */
export async function launchContent() {
  const { launchFacts, closedDays } = await importSource('domain/launch')
  const rows = launchFacts.map(({ group, what, done, requiredByLaw = false, where, setting }) => {
    const fault = setting && settingFault(setting)
    return { group, what: fault ?? what, state: done && !fault ? 'ok' : 'missing', where, requiredByLaw }
  })
  return { rows, closedDays }
}
