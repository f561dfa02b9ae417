import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../shared/project.mjs'
import { askApi } from '../shared/rest-api.mjs'

/** @typedef {import('./rows.mjs').Check} Check */

/**
 * What the function `launch_state` of the database returns.
 * @typedef {object} LaunchState
 * @property {string[]} migrations versions of the applied ones
 * @property {string[]} open_tables those without row-level security
 * @property {string[]} closed_days
 * @property {boolean} request_guard
 * @property {string[]} settings names of those in `private.settings`
 */

/**
 * Checks the hosted database, without changing it.
 * @param {import('../shared/rest-api.mjs').Project} staff address and secret key
 * @param {import('../shared/rest-api.mjs').Project | undefined} visitor address and key that the site uses, if they are set
 * @param {readonly string[]} closedDays of the site
 * @returns {Promise<Check[]>}
 */
export async function databaseChecks(staff, visitor, closedDays) {
  try {
    /** @type {{ rows: LaunchState }} */
    const { rows: state } = await askApi(staff, 'rpc/launch_state', { method: 'POST', body: {} })
    const samples = await askApi(staff, 'reviews?review_text=like.Sample review:*&select=id')
    const checks = stateChecks(state, closedDays)
    checks.push({
      what: 'no sample reviews',
      fault: samples.rows.length > 0 ? `${samples.rows.length} found` : undefined,
      where: "delete from public.reviews where review_text like 'Sample review:%'",
    })
    if (visitor)
      checks.push({
        what: 'the site and the inbox use the same project',
        fault: visitor.url === staff.url ? undefined : `the site uses ${visitor.url}, the inbox ${staff.url}`,
        where: 'VITE_SUPABASE_URL, SUPABASE_URL',
      })
    return checks
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return [{ what: 'the project answers', fault: error.message, where: 'SUPABASE_URL, SUPABASE_SECRET_KEY' }]
  }
}

/**
 * @param {LaunchState} state
 * @param {readonly string[]} closedDays
 * @returns {Check[]}
 */
function stateChecks(state, closedDays) {
  return [
    {
      what: 'every migration is applied',
      fault: missingMigrations(state.migrations),
      where: 'npx supabase db push --remote',
    },
    {
      what: 'row-level security on every table',
      fault: state.open_tables.length > 0 ? `missing on ${state.open_tables.join(', ')}` : undefined,
      where: 'supabase/migrations',
    },
    {
      what: 'the closed days of the site',
      fault: differentDays(closedDays, state.closed_days),
      where: 'src/lib/closed-days.ts, private.closed_days',
    },
    {
      what: 'the request guard',
      fault: state.request_guard ? undefined : 'the role authenticator does not call public.check_request',
      where: 'docs/deploy.md, "The request guard"',
    },
    {
      what: 'floods are limited by address',
      fault: state.settings.includes('address_header')
        ? undefined
        : 'one sender can exhaust the hourly limit of all visitors',
      where: 'supabase/operations/name-address-header.sql',
    },
  ]
}

/** @param {string[]} applied */
function missingMigrations(applied) {
  const files = readdirSync(join(root, 'supabase/migrations')).filter((file) => file.endsWith('.sql'))
  const versions = files.map((file) => file.slice(0, file.indexOf('_'))).sort()
  const missing = versions.filter((version) => !applied.includes(version))
  if (missing.length > 0) return `${missing.length} of ${versions.length} are missing, first ${missing[0]}`
}

/**
 * @param {readonly string[]} onSite
 * @param {string[]} inDatabase
 */
function differentDays(onSite, inDatabase) {
  const all = [...new Set([...onSite, ...inDatabase])].sort()
  const different = all.filter((day) => onSite.includes(day) !== inDatabase.includes(day))
  if (different.length > 0) return `they differ on ${different.join(', ')}`
}
