import type { LaunchFact } from '../../src/domain/launch/launch-fact.ts'
import { settingFault } from '../shared/settings.ts'
import { importSource } from '../shared/source.ts'

/** A row of the launch check. */
export type Row = {
  group: LaunchFact['group'] | 'settings' | 'site' | 'database'
  /** The fact, with its fault if there is one. */
  what: string
  state: 'done' | 'open' | 'unchecked'
  /** The file or setting to change. */
  where: string
  requiredByLaw: boolean
}

/** Reads rows for the launch check, and the closed days, from `src`. */
export async function launchContent() {
  const { launchFacts, closedDays } = await importSource<
    typeof import('../../src/domain/launch/launch-facts.ts')
  >('domain/launch/launch-facts')
  return { rows: launchFacts.map(rowOf), closedDays }
}

function rowOf({ group, what, done, requiredByLaw = false, where, setting }: LaunchFact): Row {
  const fault = setting && settingFault(setting)
  return { group, what: fault || what, state: done && !fault ? 'done' : 'open', where, requiredByLaw }
}
