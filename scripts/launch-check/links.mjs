import { setTimeout as wait } from 'node:timers/promises'
import { createDatabase } from '../../supabase/tests/pglite.mjs'
import { askApi } from '../shared/rest-api.mjs'
import { row } from './row.mjs'

const triedBeforeOffline = 3
const SILENT = 'gives no answer'

/** The links of the companies list: of the project that the site reads, else as the migrations have them. */
export async function companyLinks(project) {
  const query = 'companies?select=name,url:career_page_url&order=name'
  const answer = project && (await askApi(project, query).catch(() => undefined))
  if (answer) return answer.rows
  const db = await createDatabase()
  const { rows } = await db.query('select name, career_page_url as url from public.companies order by name')
  await db.close()
  return rows
}

/** Asks each address once, one after another, and stops when the first ones show that there is no network. */
export async function linkRows(links, { pause = 1000 } = {}) {
  const rows = []
  for (const { name, url } of new Map(links.map((link) => [link.url, link])).values()) {
    if (rows.length > 0) await wait(pause)
    rows.push(await linkRow(name, url))
    const haveTried = rows.length === Math.min(triedBeforeOffline, links.length)
    if (haveTried && rows.every(({ what }) => what.endsWith(SILENT))) {
      const what = `offline: none of the first of ${links.length} links answered, so the rest was not asked`
      return [row('links', 'unasked', what, 'this machine’s network')]
    }
  }
  return rows
}

async function linkRow(name, url) {
  const missing = (what) => row('links', 'missing', what, `open by hand: ${url}`)
  if (!/^https?:\/\//.test(url ?? '')) return missing(`${name}: no web address`)
  try {
    const response = await fetch(url, {
      headers: { 'user-agent': 'StudyBridge-launch-check', accept: 'text/html,*/*' },
      signal: AbortSignal.timeout(15_000),
    })
    await response.body?.cancel()
    if (!response.ok) return missing(`${name} refuses (${response.status})`)
    const how = response.redirected ? `redirects to ${response.url}` : 'answers'
    return row('links', 'ok', `${name} ${how}`, url)
  } catch {
    return missing(`${name} ${SILENT}`)
  }
}
