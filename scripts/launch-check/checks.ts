import { type Check, toCheck } from '../../src/domain/launch/check.ts'
import {
  hostedProjectForStaff,
  hostedProjectForVisitors,
  setting,
  settingFault,
  siteVariables,
  socialVariables,
} from '../shared/settings.ts'
import { readContentChecks } from './content.ts'
import { fetchDatabaseChecks } from './database.ts'
import { fetchSiteChecks } from './site.ts'
import { inTableOrder } from './table.ts'

/** Every check, in the order of the table. */
export async function fetchLaunchChecks() {
  const parts = await Promise.all([
    readContentChecks(),
    settingChecks(),
    fetchLaunchedSiteChecks(),
    fetchHostedDatabaseChecks(),
  ])
  return inTableOrder(parts.flat())
}

const isUsable = (name: string) => setting(name) !== undefined && settingFault(name) === undefined

/** The hosted project of the site, if its settings are valid. */
const visitorProject = () =>
  ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'].every(isUsable) ? hostedProjectForVisitors() : undefined

function settingChecks() {
  const names = [...siteVariables, ...socialVariables.filter(setting)]
  return [...names.map(toSettingCheck), ...projectChecks()]
}

function toSettingCheck(name: string): Check {
  const fault = setting(name) ? settingFault(name) : `${name} is not set`
  return {
    group: 'settings',
    what: fault ?? `${name} is set`,
    state: fault ? 'open' : 'done',
    where: `${name} in .env`,
  }
}

function projectChecks() {
  const checks = []
  const url = setting('VITE_SUPABASE_URL')
  if (url)
    checks.push(
      toCheck('settings', {
        what: 'the data has a domain of your own',
        fault: /\.supabase\.co\/?$/.test(url) ? 'carriers in India have blocked supabase.co' : undefined,
        where: 'docs/deploy.md, "A custom domain for the data"',
      }),
    )
  for (const name of ['VITE_SUPABASE_ANON_KEY', 'SUPABASE_SECRET_KEY']) {
    const key = setting(name)
    if (key)
      checks.push(
        toCheck('settings', {
          what: `${name} is a current key`,
          // A JWT starts with `{"` in base64.
          fault: key.startsWith('eyJ') ? 'it is a legacy (JWT) key, which Supabase retires' : undefined,
          where: 'Project Settings > API Keys in the dashboard',
        }),
      )
  }
  return checks
}

async function fetchLaunchedSiteChecks(): Promise<Check[]> {
  const url = setting('VITE_SITE_URL')
  if (url && isUsable('VITE_SITE_URL')) return fetchSiteChecks(new URL(url).origin, visitorProject()?.url)
  const what = 'pages, headers and the 404 page'
  return [{ group: 'site', what, state: 'unchecked', where: 'set VITE_SITE_URL' }]
}

async function fetchHostedDatabaseChecks(): Promise<Check[]> {
  const staff = ['SUPABASE_URL', 'SUPABASE_SECRET_KEY'].every(isUsable) ? hostedProjectForStaff() : undefined
  if (staff) return fetchDatabaseChecks(staff, visitorProject())
  const where = 'set SUPABASE_URL and SUPABASE_SECRET_KEY'
  return [{ group: 'database', what: 'migrations, row-level security', state: 'unchecked', where }]
}
