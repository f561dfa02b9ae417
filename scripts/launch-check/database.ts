import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { toCheck } from '../../src/domain/launch/check.ts'
import { closedDays } from '../../src/lib/closed-days.ts'
import { root } from '../shared/project.ts'
import { askApi, type Backend } from '../shared/rest-api.ts'

/** The result of the database's function `launch_state`. */
type LaunchState = {
  /** Versions of the applied migrations. */
  migrations: string[]
  /** Tables without row-level security. */
  open_tables: string[]
  closed_days: string[]
  /** Whether the request guard is installed. */
  request_guard: boolean
  /** Names of the settings in `private.settings`. */
  settings: string[]
}

/**
 * Checks the hosted database, without changing it.
 * @param staff address and secret key
 * @param visitor address and key that the site uses, if they are set
 */
export async function fetchDatabaseChecks(staff: Backend, visitor: Backend | undefined) {
  try {
    const { data: state } = await askApi(staff, 'rpc/launch_state', { method: 'POST', body: {} })
    const { data: samples } = await askApi(staff, 'reviews?review_text=like.Sample review:*&select=id')
    const checks = launchStateChecks(state)
    checks.push(
      toCheck('database', {
        what: 'no sample reviews',
        fault: samples.length > 0 ? `${samples.length} found` : undefined,
        where: "delete from public.reviews where review_text like 'Sample review:%'",
      }),
    )
    if (visitor)
      checks.push(
        toCheck('database', {
          what: 'the site and the inbox use the same project',
          fault:
            visitor.url === staff.url ? undefined : `the site uses ${visitor.url}, the inbox ${staff.url}`,
          where: 'VITE_SUPABASE_URL, SUPABASE_URL',
        }),
      )
    return checks
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const where = 'SUPABASE_URL, SUPABASE_SECRET_KEY'
    return [toCheck('database', { what: 'the project answers', fault: error.message, where })]
  }
}

function launchStateChecks(state: LaunchState) {
  return [
    toCheck('database', {
      what: 'every migration is applied',
      fault: missingMigrations(state.migrations),
      where: 'npx supabase db push --remote',
    }),
    toCheck('database', {
      what: 'row-level security on every table',
      fault: state.open_tables.length > 0 ? `missing on ${state.open_tables.join(', ')}` : undefined,
      where: 'supabase/migrations',
    }),
    toCheck('database', {
      what: 'the closed days of the site',
      fault: differentDays(closedDays, state.closed_days),
      where: 'src/lib/closed-days.ts, private.closed_days',
    }),
    toCheck('database', {
      what: 'the request guard',
      fault: state.request_guard ? undefined : 'the role authenticator does not call public.check_request',
      where: 'docs/deploy.md, "The request guard"',
    }),
    toCheck('database', {
      what: 'floods are limited by address',
      fault: state.settings.includes('address_header')
        ? undefined
        : 'one sender can exhaust the hourly limit of all visitors',
      where: 'supabase/operations/name-address-header.sql',
    }),
  ]
}

function missingMigrations(applied: string[]) {
  const files = readdirSync(join(root, 'supabase/migrations')).filter((file) => file.endsWith('.sql'))
  const versions = files.map((file) => file.slice(0, file.indexOf('_'))).sort()
  const missing = versions.filter((version) => !applied.includes(version))
  if (missing.length > 0) return `${missing.length} of ${versions.length} are missing, first ${missing[0]}`
}

function differentDays(onSite: readonly string[], inDatabase: string[]) {
  const all = [...new Set([...onSite, ...inDatabase])].sort()
  const different = all.filter((day) => onSite.includes(day) !== inDatabase.includes(day))
  if (different.length > 0) return `they differ on ${different.join(', ')}`
}
