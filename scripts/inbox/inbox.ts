import { printableJson } from '../shared/terminal.ts'
import { type Filter, type StaffApi, staffApi, type View } from './staff-api.ts'
import { toTable } from './table.ts'

type Options = {
  all?: boolean | undefined
  json?: boolean | undefined
  yes?: boolean | undefined
  kind?: string | undefined
  since?: string | undefined
  until?: string | undefined
  search?: string | undefined
}

const PREVIEW_ROWS = 10

/** A change of rows: the view in which they are before it, their new `handled_at`, and words for the messages to staff. */
type Change = { view: View; handledAt: string | null; stateBefore: string; outcome: string }

const takeOff = (): Change => ({
  view: 'staff_inbox',
  handledAt: new Date().toISOString(),
  stateBefore: 'waiting',
  outcome: 'taken off the list',
})
const putBack = (): Change => ({
  view: 'staff_handled',
  handledAt: null,
  stateBefore: 'handled',
  outcome: 'put back on the list',
})

/**
 * Runs the command and returns its output. Throws an Error with a one-line message.
 * @param args an action, such as `handled`, and ids
 */
export async function runInbox([action, ...ids]: string[], options: Options) {
  checkArguments(action, ids, options)
  const filter = filterFrom(options)
  const api = staffApi()
  // The line goes to stderr, because a program may read the rows from stdout.
  console.error(api.backend)
  if (action === undefined) return listRows(api, filter, options)
  const change = action === 'unhandle' ? putBack() : takeOff()
  return ids.length > 0 ? changeRows(api, ids, change) : changeMatching(api, filter, change, options)
}

function checkArguments(action: string | undefined, ids: string[], options: Options) {
  const { since } = options
  if (action !== undefined && !['handled', 'junk', 'unhandle'].includes(action))
    throw new Error(
      `"${action}" is not an action of this command. Use handled, unhandle or junk; --help explains them.`,
    )
  if (action === 'handled' && ids.length === 0)
    throw new Error('Give the ids of the rows: npm run inbox -- handled <id>…')
  if (action === 'junk' && ids.length > 0)
    throw new Error('junk takes no ids. Choose the rows by --since, --until, --kind and --search.')
  if (action && options.json) throw new Error('Only the list is printed as JSON.')
  if (ids.length > 0 && Object.keys(options).length > 0)
    throw new Error('Give either ids or options, not both.')
  if (action && ids.length === 0 && !since)
    throw new Error(`Give a start time: npm run inbox -- ${action} --since 2026-11-21`)
  const invalidId = ids.find((id) => !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id))
  if (invalidId)
    throw new Error(`"${invalidId}" is not an id. The last column of npm run inbox holds the ids.`)
}

function filterFrom({ kind, since, until, search }: Options): Filter {
  const filter: Filter = []
  if (kind) filter.push(['kind', `eq.${kind}`])
  if (since) filter.push(['received', `gte.${moment(since)}`])
  if (until) filter.push(['received', `lt.${moment(until)}`])
  // `***=` makes Postgres match the text literally. Not `ilike`: there the API turns each star into a wildcard.
  if (search) filter.push(['words', `imatch.***=${search}`])
  return filter
}

/** An ISO time from an argument. Without a zone the argument means Antwerp time, as in the table. */
function moment(text: string) {
  const hasZone = /(z|[+-]\d\d:?\d\d)$/i.test(text) && text.includes('T')
  const local = text.includes('T') ? text : `${text}T00:00`
  const time = new Date(hasZone ? text : `${local}Z`)
  // `Date` takes 31 June for 1 July.
  const isDay = new Date(`${text.slice(0, 10)}T00:00Z`).getUTCDate() === Number(text.slice(8, 10))
  if (Number.isNaN(time.getTime()) || !isDay)
    throw new Error(`"${text}" is not a time. Write 2026-11-21 or 2026-11-21T18:00.`)
  if (hasZone) return time.toISOString()
  // `time` reads the local time as UTC, so its offset is wrong in the hours before the clock changes.
  const roughly = new Date(local + antwerpOffset(time))
  return new Date(local + antwerpOffset(roughly)).toISOString()
}

/** Antwerp's offset from UTC at a time, such as `+01:00`. In English, because some builds of Node have no other locale. */
function antwerpOffset(time: Date) {
  const clock = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Brussels', timeZoneName: 'longOffset' })
  const zone = clock.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return zone.replace('GMT', '')
}

/** The rows of a view that match: all, or the 1,000 first. */
async function readRows(api: StaffApi, view: View, filter: Filter, { all }: { all: boolean | undefined }) {
  const rows = []
  for await (const page of api.pages(view, filter)) {
    rows.push(...page)
    if (!all) break
  }
  return rows
}

async function listRows(api: StaffApi, filter: Filter, { all, json, kind }: Options) {
  const rows = await readRows(api, 'staff_inbox', filter, { all })
  if (json) return printableJson(rows)
  if (rows.length === 0) return kind ? `Nothing of the kind "${kind}" is waiting.` : 'Nothing is waiting.'
  const total = all ? rows.length : await api.count('staff_inbox', filter)
  const overdue = await api.count('staff_inbox', [...filter, ['due', `lt.${new Date().toISOString()}`]])
  const truncation =
    rows.length < total ? `, showing ${formatCount(rows.length)} of ${formatCount(total)}` : ''
  return `${toTable(rows)}\n\n${formatCount(total)} waiting, ${formatCount(overdue)} overdue${truncation}`
}

/** Changes the rows with these ids. Throws an error after the change if some are not in the view. */
async function changeRows(api: StaffApi, ids: string[], { view, handledAt, stateBefore, outcome }: Change) {
  const changed = await api.mark(await api.find(view, ids), handledAt)
  const missing = ids.filter((id) => !changed.includes(id.toLowerCase()))
  const report = `${formatCount(changed.length)} ${outcome}.`
  if (missing.length > 0) throw new Error(`${report} Not ${stateBefore}: ${missing.join(', ')}`)
  return report
}

/** Changes every matching row. Without --yes it changes none, and shows the first. */
async function changeMatching(
  api: StaffApi,
  filter: Filter,
  { view, handledAt, outcome }: Change,
  { yes: isConfirmed }: Options,
) {
  const total = await api.count(view, filter)
  if (total === 0) return 'Nothing matches.'
  // Without --yes the first page is enough for the preview.
  const rows = await readRows(api, view, filter, { all: isConfirmed })
  if (isConfirmed) return `${formatCount((await api.mark(rows, handledAt)).length)} ${outcome}.`
  return `${toTable(rows.slice(0, PREVIEW_ROWS))}\n\n${formatCount(total)} would be ${outcome}. Add --yes to do it.`
}

const formatCount = (value: number) => value.toLocaleString('en-GB')
