import { type Check, checkOf } from '../../src/domain/launch/check.ts'
import {
  hostedSite,
  hostedStaff,
  setting,
  settingFault,
  siteVariables,
  socialVariables,
} from '../shared/settings.ts'
import { contentChecks } from './content.ts'
import { databaseChecks } from './database.ts'
import { siteChecks } from './site.ts'
import { inTableOrder } from './table.ts'

/** Every check, in the order of the table. */
export async function launchChecks() {
  const { checks, closedDays } = await contentChecks()
  const parts = await Promise.all([checks, settingChecks(), checkSite(), checkDatabase(closedDays)])
  return inTableOrder(parts.flat())
}

const isUsable = (name: string) => setting(name) !== undefined && settingFault(name) === undefined

/** The hosted project of the site, if its settings are valid. */
const visitorProject = () =>
  ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'].every(isUsable) ? hostedSite() : undefined

function settingChecks() {
  const names = [...siteVariables, ...socialVariables.filter(setting)]
  return [...names.map(settingCheck), ...backendChecks()]
}

function settingCheck(name: string): Check {
  const fault = setting(name) ? settingFault(name) : `${name} is not set`
  return {
    group: 'settings',
    what: fault ?? `${name} is set`,
    state: fault ? 'open' : 'done',
    where: `${name} in .env`,
  }
}

function backendChecks() {
  const checks = []
  const url = setting('VITE_SUPABASE_URL')
  if (url)
    checks.push(
      checkOf('settings', {
        what: 'the data has a domain of your own',
        fault: /\.supabase\.co\/?$/.test(url) ? 'carriers in India have blocked supabase.co' : undefined,
        where: 'docs/deploy.md, "A custom domain for the data"',
      }),
    )
  for (const name of ['VITE_SUPABASE_ANON_KEY', 'SUPABASE_SECRET_KEY']) {
    const key = setting(name)
    if (key)
      checks.push(
        checkOf('settings', {
          what: `${name} is a current key`,
          // A JWT starts with `{"` in base64.
          fault: key.startsWith('eyJ') ? 'it is a legacy (JWT) key, which Supabase retires' : undefined,
          where: 'Project Settings > API Keys in the dashboard',
        }),
      )
  }
  return checks
}

async function checkSite(): Promise<Check[]> {
  const url = setting('VITE_SITE_URL')
  if (url && isUsable('VITE_SITE_URL')) return siteChecks(new URL(url).origin, visitorProject()?.url)
  const what = 'pages, headers and the 404 page'
  return [{ group: 'site', what, state: 'unchecked', where: 'set VITE_SITE_URL' }]
}

async function checkDatabase(closedDays: readonly string[]): Promise<Check[]> {
  const staff = ['SUPABASE_URL', 'SUPABASE_SECRET_KEY'].every(isUsable) ? hostedStaff() : undefined
  if (staff) return databaseChecks(staff, visitorProject(), closedDays)
  const where = 'set SUPABASE_URL and SUPABASE_SECRET_KEY'
  return [{ group: 'database', what: 'migrations, row-level security', state: 'unchecked', where }]
}
