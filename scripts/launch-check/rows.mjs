import { launchContent } from '../shared/launch-content.mjs'
import {
  hostedSite,
  hostedStaff,
  setting,
  settingFault,
  siteVariables,
  socialVariables,
} from '../shared/settings.mjs'
import { alignedLines, printable } from '../shared/terminal.mjs'
import { databaseChecks } from './database.mjs'
import { siteAnswers, sitemapOrigin } from './site-answers.mjs'

/** @typedef {import('../shared/launch-content.mjs').Row} Row */

/** @typedef {import('./site-answers.mjs').Check & { where: string }} Check `where` is the file or setting to change */

/**
 * The headings of the table, in its order.
 * @type {Record<Row['group'], string>}
 */
const groups = {
  price: 'One price, said once',
  law: 'Who you are and what you promise (the law asks for it)',
  contact: 'How visitors reach you',
  settings: 'Settings',
  hours: 'Business hours',
  content: 'People',
  discrepancy: 'Known discrepancies',
  claim: 'Claims that only you can confirm',
  site: 'The site, checked from outside',
  database: 'The database',
}
const marks = { done: '✓', open: '✗', unchecked: '–' }

/** Every row of the launch check, in the order of `groups`. */
export async function launchRows() {
  const content = await launchContent()
  const parts = await Promise.all([content.rows, settingRows(), siteRows(), databaseRows(content.closedDays)])
  const order = Object.keys(groups)
  return parts.flat().sort((one, other) => order.indexOf(one.group) - order.indexOf(other.group))
}

/** @param {string} name */
const isUsable = (name) => setting(name) !== undefined && settingFault(name) === undefined

/** The hosted project of the site, if its settings are valid. */
const visitorProject = () =>
  ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'].every(isUsable) ? hostedSite() : undefined

/** @returns {Row[]} */
function settingRows() {
  const names = [...siteVariables, ...socialVariables.filter(setting)]
  return [...names.map(settingRow), ...backendChecks().map((check) => checkedRow('settings', check))]
}

/**
 * @param {string} name
 * @returns {Row}
 */
function settingRow(name) {
  const fault = setting(name) ? settingFault(name) : `${name} is not set`
  return {
    group: 'settings',
    what: fault ?? `${name} is set`,
    state: fault ? 'open' : 'done',
    where: `${name} in .env`,
    requiredByLaw: false,
  }
}

/** @returns {Check[]} */
function backendChecks() {
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

/**
 * @param {string} address
 * @param {string | undefined} supabaseUrl
 * @returns {Promise<Check[]>}
 */
async function siteChecks(address, supabaseUrl) {
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

/** @param {readonly string[]} closedDays */
async function databaseRows(closedDays) {
  const staff = ['SUPABASE_URL', 'SUPABASE_SECRET_KEY'].every(isUsable) ? hostedStaff() : undefined
  if (!staff)
    return [
      uncheckedRow('database', 'migrations, row-level security', 'set SUPABASE_URL and SUPABASE_SECRET_KEY'),
    ]
  const checks = await databaseChecks(staff, visitorProject(), closedDays)
  return checks.map((check) => checkedRow('database', check))
}

/**
 * @param {Row['group']} group
 * @param {Check} check
 * @returns {Row}
 */
function checkedRow(group, { what, fault, where }) {
  return fault
    ? { group, what: `${what}: ${fault}`, state: 'open', where, requiredByLaw: false }
    : { group, what, state: 'done', where, requiredByLaw: false }
}

/**
 * @param {Row['group']} group
 * @param {string} what
 * @param {string} where
 * @returns {Row}
 */
const uncheckedRow = (group, what, where) => ({
  group,
  what,
  state: 'unchecked',
  where,
  requiredByLaw: false,
})

/** @param {Row[]} rows */
export const countOpenByLaw = (rows) =>
  rows.filter(({ requiredByLaw, state }) => requiredByLaw && state !== 'done').length

/**
 * The rows as one table, a heading before each group.
 * @param {Row[]} rows
 */
export function launchTable(rows) {
  const lines = alignedLines(
    rows.map(({ state, what, where }) => [
      `  ${marks[state]}`,
      printable(what, 100),
      state === 'done' ? '' : printable(where, 120),
    ]),
  )
  const table = rows.flatMap(({ group }, index) =>
    group === rows[index - 1]?.group ? [lines[index]] : ['', groups[group], lines[index]],
  )
  /** @param {Row['state']} state */
  const count = (state) => rows.filter((row) => row.state === state).length
  const byLaw = countOpenByLaw(rows)
  const summary = `${count('done')} ✓, ${count('open')} ✗, ${count('unchecked')} not checked; the law requires ${byLaw} of the ✗.`
  return [...table, '', summary].join('\n').trimStart()
}
