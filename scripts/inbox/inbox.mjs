import { printableJson } from '../shared/terminal.mjs'
import { staffApi } from './staff-api.mjs'
import { toTable } from './table.mjs'

/** @typedef {import('./staff-api.mjs').StaffApi} StaffApi */
/** @typedef {import('./staff-api.mjs').Filter} Filter */
/** @typedef {import('./staff-api.mjs').View} View */

/** @typedef {{ all?: boolean, json?: boolean, yes?: boolean }} Flags */
/** @typedef {{ kind?: string, since?: string, until?: string, search?: string }} Filters */
/** @typedef {Flags & Filters} Options */

const PREVIEW_ROWS = 10

/**
 * Runs the command and returns its output. Throws an Error with a one-line message.
 * @param {string[]} args an action, such as `handled`, and ids
 * @param {Options} options
 */
export async function carryOut([action, ...ids], options) {
  checkArguments(action, ids, options)
  const filter = filterFrom(options)
  const api = staffApi()
  // The line goes to stderr, because a program may read the rows from stdout.
  console.error(api.backend)
  if (action === undefined) return listRows(api, filter, options)
  const handledAt = action === 'unhandle' ? null : new Date().toISOString()
  return ids.length > 0 ? markIds(api, ids, handledAt) : markMatching(api, filter, handledAt, options)
}

/**
 * @param {string | undefined} action
 * @param {string[]} ids
 * @param {Options} options
 */
function checkArguments(action, ids, { since }) {
  if (action !== undefined && !['handled', 'junk', 'unhandle'].includes(action))
    throw new Error(
      `"${action}" is not an action of this command. Use handled, unhandle or junk; --help explains them.`,
    )
  if (action === 'handled' && ids.length === 0)
    throw new Error('Give the ids of the rows: npm run inbox -- handled <id>…')
  if (action === 'junk' && ids.length > 0)
    throw new Error('junk takes no ids. Choose the rows by --since, --until, --kind and --search.')
  if (action && ids.length === 0 && !since)
    throw new Error(`Give a start time: npm run inbox -- ${action} --since 2026-11-21`)
  const wrong = ids.find((id) => !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id))
  if (wrong) throw new Error(`"${wrong}" is not an id. The last column of npm run inbox holds the ids.`)
}

/**
 * @param {Options} options
 * @returns {Filter}
 */
function filterFrom({ kind, since, until, search }) {
  /** @type {Filter} */
  const filter = []
  if (kind) filter.push(['kind', `eq.${kind}`])
  if (since) filter.push(['received', `gte.${moment(since)}`])
  if (until) filter.push(['received', `lt.${moment(until)}`])
  // Postgres matches the text after ***= literally; in `ilike` the API turns each star into a wildcard.
  if (search) filter.push(['words', `imatch.***=${search}`])
  return filter
}

/**
 * An ISO time from an argument. Without a zone the argument means Antwerp time, as in the table.
 * @param {string} text
 */
function moment(text) {
  const hasZone = /(z|[+-]\d\d:?\d\d)$/i.test(text) && text.includes('T')
  const local = text.includes('T') ? text : `${text}T00:00`
  const asUtc = new Date(hasZone ? text : `${local}Z`)
  if (Number.isNaN(asUtc.getTime()))
    throw new Error(`"${text}" is not a time. Write 2026-11-21 or 2026-11-21T18:00.`)
  return (hasZone ? asUtc : new Date(local + antwerpOffset(asUtc))).toISOString()
}

/**
 * Antwerp's offset from UTC on a day, such as `+01:00`. In English, because some builds of Node have no other locale.
 * @param {Date} day
 */
function antwerpOffset(day) {
  const clock = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Brussels', timeZoneName: 'longOffset' })
  const zone = clock.formatToParts(day).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return zone.replace('GMT', '')
}

/**
 * The rows of a view that match: all, or the 1,000 first.
 * @param {StaffApi} api
 * @param {View} view
 * @param {Filter} filter
 * @param {{ all: boolean | undefined }} options
 */
async function readRows(api, view, filter, { all }) {
  const rows = []
  for await (const page of api.pages(view, filter)) {
    rows.push(...page)
    if (!all) break
  }
  return rows
}

/**
 * @param {StaffApi} api
 * @param {Filter} filter
 * @param {Options} options
 */
async function listRows(api, filter, { all, json, kind }) {
  const rows = await readRows(api, 'staff_inbox', filter, { all })
  if (json) return printableJson(rows)
  if (rows.length === 0) return kind ? `Nothing of the kind "${kind}" is waiting.` : 'Nothing is waiting.'
  const total = all ? rows.length : await api.count('staff_inbox', filter)
  const overdue = await api.count('staff_inbox', [...filter, ['due', `lt.${new Date().toISOString()}`]])
  const truncation = rows.length < total ? `, showing ${number(rows.length)} of ${number(total)}` : ''
  return `${toTable(rows)}\n\n${total} waiting, ${overdue} overdue${truncation}`
}

/**
 * Marks the rows with these ids as handled, or as waiting if `handledAt` is null.
 * @param {StaffApi} api
 * @param {string[]} ids
 * @param {string | null} handledAt
 */
async function markIds(api, ids, handledAt) {
  const rows = await api.find(handledAt ? 'staff_inbox' : 'staff_handled', ids)
  const changed = await api.mark(rows, handledAt)
  const missing = ids.filter((id) => !changed.includes(id.toLowerCase()))
  if (missing.length > 0) throw new Error(`Not ${handledAt ? 'waiting' : 'handled'}: ${missing.join(', ')}`)
  return `${number(changed.length)} ${handledAt ? 'handled' : 'back on the list'}.`
}

/**
 * Marks every matching row as handled, or as waiting if `handledAt` is null. Without --yes it only shows them.
 * @param {StaffApi} api
 * @param {Filter} filter
 * @param {string | null} handledAt
 * @param {Options} options
 */
async function markMatching(api, filter, handledAt, { yes: isConfirmed }) {
  const view = handledAt ? 'staff_inbox' : 'staff_handled'
  const total = await api.count(view, filter)
  if (total === 0) return 'Nothing matches.'
  // Without --yes the first page is enough for the preview.
  const rows = await readRows(api, view, filter, { all: isConfirmed })
  if (isConfirmed) {
    const changed = await api.mark(rows, handledAt)
    return `${number(changed.length)} ${handledAt ? 'taken off' : 'put back'}.`
  }
  const change = handledAt ? 'taken off the list' : 'put back on the list'
  return `${toTable(rows.slice(0, PREVIEW_ROWS))}\n\n${number(total)} would be ${change}. Add --yes to do it.`
}

/** @param {number} value */
function number(value) {
  return value.toLocaleString('en-GB')
}
