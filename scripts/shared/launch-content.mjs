import { settingFault } from './settings.mjs'
import { importSource } from './source.mjs'

/** @typedef {import('../../src/domain/launch/launch-fact').LaunchFact} LaunchFact */

/**
 * A row of the launch check.
 * @typedef {object} Row
 * @property {LaunchFact['group'] | 'settings' | 'site' | 'database'} group
 * @property {string} what the fact, with its fault if there is one
 * @property {'done' | 'open' | 'unchecked'} state
 * @property {string} where the file or setting to change
 * @property {boolean} requiredByLaw
 */

/** Reads rows for the launch check, and the closed days, from `src`. */
export async function launchContent() {
  /** @type {typeof import('../../src/domain/launch/launch-facts')} */
  const { launchFacts, closedDays } = await importSource('domain/launch/launch-facts')
  return { rows: launchFacts.map(rowOf), closedDays }
}

/**
 * @param {LaunchFact} fact
 * @returns {Row}
 */
function rowOf({ group, what, done, requiredByLaw = false, where, setting }) {
  const fault = setting && settingFault(setting)
  return { group, what: fault || what, state: done && !fault ? 'done' : 'open', where, requiredByLaw }
}
