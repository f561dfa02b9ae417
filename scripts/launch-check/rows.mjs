import { launchContent } from '../shared/launch-content.mjs'
import {
  hostedSite,
  hostedStaff,
  setting,
  settingFault,
  siteVariables,
  socialVariables,
} from '../shared/settings.mjs'
import { columns, printable } from '../shared/terminal.mjs'
import { databaseRows } from './database.mjs'
import { checked, row } from './row.mjs'
import { siteAnswers, sitemapOrigin } from './site-answers.mjs'

const groups = {
  price: 'One price, said once',
  law: 'Who you are and what you promise (the law asks for it)',
  contact: 'How visitors reach you',
  settings: 'Settings',
  hours: 'Business hours',
  content: 'People',
  discrepancy: 'Known discrepancies',
  claim: 'Claims that only you can confirm',
  site: 'The site, asked from outside',
  database: 'The database',
}
const marks = { ok: '✓', missing: '✗', unasked: '–' }

/** Every row of the launch check, in the order of `groups`. */
export async function launchRows() {
  const isUsable = (name) => setting(name) && !settingFault(name)
  const visitor = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'].every(isUsable) ? hostedSite() : undefined
  const staff = ['SUPABASE_URL', 'SUPABASE_SECRET_KEY'].every(isUsable) ? hostedStaff() : undefined
  const { rows: content, closedDays } = await launchContent()
  const parts = await Promise.all([
    content,
    settingRows(),
    isUsable('VITE_SITE_URL')
      ? siteRows(new URL(setting('VITE_SITE_URL')).origin, visitor?.url)
      : row('site', 'unasked', 'pages, headers and the 404 page', 'set VITE_SITE_URL'),
    staff
      ? databaseRows(staff, visitor, closedDays)
      : row(
          'database',
          'unasked',
          'migrations, row-level security',
          'set SUPABASE_URL and SUPABASE_SECRET_KEY',
        ),
  ])
  const order = Object.keys(groups)
  return parts.flat().sort((one, other) => order.indexOf(one.group) - order.indexOf(other.group))
}

function settingRows() {
  const rows = [...siteVariables, ...socialVariables.filter(setting)].map((name) => {
    const fault = setting(name) ? settingFault(name) : `${name} is not set`
    return row('settings', fault ? 'missing' : 'ok', fault ?? `${name} is set`, `${name} in .env`)
  })
  const url = setting('VITE_SUPABASE_URL')
  if (url)
    rows.push(
      checked(
        'settings',
        'the data has a domain of your own',
        /\.supabase\.co\/?$/.test(url) && 'carriers in India have blocked supabase.co',
        'docs/deploy.md, "A custom domain for the data"',
      ),
    )
  const keys = ['VITE_SUPABASE_ANON_KEY', 'SUPABASE_SECRET_KEY'].filter(setting)
  return [...rows, ...keys.map(keyRow)]
}

const keyRow = (name) =>
  checked(
    'settings',
    `${name} is a current key`,
    setting(name).startsWith('eyJ') && 'it is a legacy (JWT) key, which Supabase retires',
    'Project Settings > API Keys in the dashboard',
  )

async function siteRows(address, supabaseUrl) {
  try {
    const answers = await siteAnswers(address, supabaseUrl)
    const origin = await sitemapOrigin(address)
    const fault = origin === address ? undefined : `it names ${origin ?? 'none'}`
    return [...answers, { what: 'the sitemap names this address', fault }].map(({ what, fault }) =>
      checked('site', what, fault, 'the rules of the host: docs/deploy.md, section 2'),
    )
  } catch {
    return [checked('site', `${address} answers`, 'nothing does', 'the host, or VITE_SITE_URL')]
  }
}

export const countMissingByLaw = (rows) =>
  rows.filter(({ requiredByLaw, state }) => requiredByLaw && state !== 'ok').length

/** The rows as one table, a heading before each group. */
export function launchTable(rows) {
  const lines = columns(
    rows.map(({ state, what, where }) => [
      `  ${marks[state]}`,
      printable(what, 80),
      state === 'ok' ? '' : printable(where, 120),
    ]),
  )
  const table = rows.flatMap(({ group }, index) =>
    group === rows[index - 1]?.group ? [lines[index]] : ['', groups[group], lines[index]],
  )
  const count = (state) => rows.filter((row) => row.state === state).length
  const law = countMissingByLaw(rows)
  const end = `${count('ok')} ✓, ${count('missing')} ✗, ${count('unasked')} not asked; ${law} of the ✗ are asked for by law.`
  return [...table, '', end].join('\n').trimStart()
}
