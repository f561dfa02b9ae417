import { setTimeout as wait } from 'node:timers/promises'
import { createDatabase } from '../../supabase/tests/pglite.mjs'
import { askApi } from '../shared/rest-api.mjs'

const triedBeforeOffline = 3

/** The links of the companies list: of the project that the site reads, else as the migrations have them. */
export async function companyLinks(project) {
  if (!project) return linksOfMigrations()
  return askApi(project, 'companies?select=name,url:career_page_url&order=name').then(
    ({ rows }) => rows,
    linksOfMigrations,
  )
}

async function linksOfMigrations() {
  const db = await createDatabase()
  const { rows } = await db.query('select name, career_page_url as url from public.companies order by name')
  await db.close()
  return rows
}

/** Asks each address once, one after another, and stops when the first ones show that there is no network. */
export async function linkRows(links, { pause = 1000, timeout = 15_000 } = {}) {
  const rows = []
  let answered = false
  for (const { name, url } of new Map(links.map((link) => [link.url, link])).values()) {
    if (rows.length > 0) await wait(pause)
    const row = await linkRow(name, url, timeout)
    rows.push(row)
    answered ||= row.answered
    if (!answered && rows.length === Math.min(triedBeforeOffline, links.length))
      return [offline(links.length)]
  }
  return rows.map(({ answered: _, ...row }) => row)
}

const offline = (count) => ({
  group: 'links',
  what: `offline: none of the first of ${count} links answered, so the rest was not asked`,
  state: 'unasked',
  where: 'this machine’s network',
})

async function linkRow(name, url, timeout) {
  const row = { group: 'links', where: `open by hand: ${url}`, answered: true }
  if (!/^https?:\/\//.test(url ?? '')) return { ...row, what: `${name}: no web address`, state: 'missing' }
  try {
    const response = await fetch(url, {
      headers: { 'user-agent': 'StudyBridge-launch-check', accept: 'text/html,*/*' },
      signal: AbortSignal.timeout(timeout),
    })
    await response.body?.cancel()
    if (!response.ok) return { ...row, what: `${name} refuses (${response.status})`, state: 'missing' }
    const how = response.redirected ? `redirects to ${response.url}` : 'answers'
    return { ...row, what: `${name} ${how}`, state: 'ok', where: url }
  } catch {
    return { ...row, what: `${name} gives no answer`, state: 'missing', answered: false }
  }
}
