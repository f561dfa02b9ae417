import {
  hostedSite,
  hostedStaff,
  setting,
  settingFault,
  siteVariables,
  socialVariables,
} from '../shared/settings.ts'
import { launchContent, type Row } from './content.ts'
import { databaseChecks } from './database.ts'
import { type SiteCheck, siteAnswers, sitemapOrigin } from './site-answers.ts'
import { inTableOrder } from './table.ts'

/** `where` is the file or setting to change. */
export type Check = SiteCheck & { where: string }

/** Every row of the launch check, in the order of the table. */
export async function launchRows() {
  const content = await launchContent()
  const parts = await Promise.all([content.rows, settingRows(), siteRows(), databaseRows(content.closedDays)])
  return inTableOrder(parts.flat())
}

const isUsable = (name: string) => setting(name) !== undefined && settingFault(name) === undefined

/** The hosted project of the site, if its settings are valid. */
const visitorProject = () =>
  ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'].every(isUsable) ? hostedSite() : undefined

function settingRows(): Row[] {
  const names = [...siteVariables, ...socialVariables.filter(setting)]
  return [...names.map(settingRow), ...backendChecks().map((check) => checkedRow('settings', check))]
}

function settingRow(name: string): Row {
  const fault = setting(name) ? settingFault(name) : `${name} is not set`
  return {
    group: 'settings',
    what: fault ?? `${name} is set`,
    state: fault ? 'open' : 'done',
    where: `${name} in .env`,
    requiredByLaw: false,
  }
}

function backendChecks(): Check[] {
  const checks = []
  const url = setting('VITE_SUPABASE_URL')
  if (url)
    checks.push({
      what: 'the data has a domain of your own',
      fault: /\.supabase\.co\/?$/.test(url) ? 'carriers in India have blocked supabase.co' : undefined,
      where: 'docs/deploy.md, "A custom domain for the data"',
    })
  for (const name of ['VITE_SUPABASE_ANON_KEY', 'SUPABASE_SECRET_KEY']) {
    const key = setting(name)
    if (key)
      checks.push({
        what: `${name} is a current key`,
        // Every JWT starts like this.
        fault: key.startsWith('eyJ') ? 'it is a legacy (JWT) key, which Supabase retires' : undefined,
        where: 'Project Settings > API Keys in the dashboard',
      })
  }
  return checks
}

async function siteRows() {
  const url = setting('VITE_SITE_URL')
  if (!url || settingFault('VITE_SITE_URL'))
    return [uncheckedRow('site', 'pages, headers and the 404 page', 'set VITE_SITE_URL')]
  const checks = await siteChecks(new URL(url).origin, visitorProject()?.url)
  return checks.map((check) => checkedRow('site', check))
}

async function siteChecks(address: string, supabaseUrl: string | undefined): Promise<Check[]> {
  try {
    const answers = await siteAnswers(address, supabaseUrl)
    const origin = await sitemapOrigin(address)
    const fault = origin === address ? undefined : `it names ${origin ?? 'none'}`
    const where = 'the rules of the host: docs/deploy.md, section 2'
    return [...answers, { what: 'the sitemap names this address', fault }].map((check) => ({
      ...check,
      where,
    }))
  } catch {
    return [{ what: `${address} answers`, fault: 'nothing does', where: 'the host, or VITE_SITE_URL' }]
  }
}

async function databaseRows(closedDays: readonly string[]) {
  const staff = ['SUPABASE_URL', 'SUPABASE_SECRET_KEY'].every(isUsable) ? hostedStaff() : undefined
  if (!staff)
    return [
      uncheckedRow('database', 'migrations, row-level security', 'set SUPABASE_URL and SUPABASE_SECRET_KEY'),
    ]
  const checks = await databaseChecks(staff, visitorProject(), closedDays)
  return checks.map((check) => checkedRow('database', check))
}

function checkedRow(group: Row['group'], { what, fault, where }: Check): Row {
  return fault
    ? { group, what: `${what}: ${fault}`, state: 'open', where, requiredByLaw: false }
    : { group, what, state: 'done', where, requiredByLaw: false }
}

const uncheckedRow = (group: Row['group'], what: string, where: string): Row => ({
  group,
  what,
  state: 'unchecked',
  where,
  requiredByLaw: false,
})
