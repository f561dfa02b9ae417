import { localKeys } from '../shared/local-keys.mjs'
import { askApi } from '../shared/rest-api.mjs'
import { backendLine, hostedStaff, listenAddress } from '../shared/settings.mjs'

const PAGE = 1000
const VIEWS = {
  staff_inbox: {
    columns: 'kind,id,who,email,phone,summary,referral_code,replaces,received,due,overdue',
    order: ['due', 'received', 'id'],
  },
  staff_handled: {
    columns: 'kind,id,who,email,phone,summary,referral_code,replaces,received,handled_at',
    order: ['received', 'id'],
  },
}
// An address of many ids must stay within what servers read.
const IDS_A_REQUEST = 150
const tables = [
  'consultation_requests',
  'contact_submissions',
  'database_orders',
  'referrals',
  'student_profiles',
  'consultant_applications',
]

/** What a row of the inbox can be, as `--kind` takes it. */
export const kinds = ['free call', 'message', 'booking', 'order', 'referral', 'student', 'consultant']

/** Reads and marks what visitors sent, on the server of this machine, or on the hosted project that the settings name. */
export function staffApi() {
  const hosted = hostedStaff()
  const project = hosted ?? {
    url: `http://127.0.0.1:${listenAddress(4173).port}`,
    key: localKeys().secret,
    hint: ' Is `npm start` running?',
  }
  const ask = (path, query, how) => askApi(project, `${path}?${new URLSearchParams(query)}`, how)

  /** How many rows of a view match. */
  async function count(view, filter) {
    const { total } = await ask(view, [...filter, ['select', 'id'], ['limit', '1']], {
      headers: { prefer: 'count=exact' },
    })
    return total
  }

  /** The rows of a view in its order, page by page: each begins after the last row of the one before. */
  async function* pages(view, filter) {
    const { columns, order } = VIEWS[view]
    const rest = [...filter, ['select', columns], ['order', order.join()], ['limit', PAGE]]
    let { rows } = await ask(view, rest)
    while (rows.length > 0) {
      yield rows
      const last = rows.at(-1)
      // Rows that equal the last one in all columns but one, then in all but two: an index finds each of these.
      for (let equal = order.length - 1; equal >= 0; equal--) {
        const after = order
          .slice(0, equal + 1)
          .map((column, at) => [column, `${at < equal ? 'eq' : 'gt'}.${last[column]}`])
        rows = (await ask(view, [...rest, ...after])).rows
        if (rows.length > 0) break
      }
    }
  }

  /** Sets `handled_at`, null to undo it. Returns the ids of the rows that were changed. */
  async function mark(ids, handledAt) {
    const changed = []
    for (let first = 0; first < ids.length; first += IDS_A_REQUEST) {
      const filter = [
        ['id', `in.(${ids.slice(first, first + IDS_A_REQUEST)})`],
        ['handled_at', handledAt ? 'is.null' : 'not.is.null'],
        ['select', 'id'],
      ]
      const how = {
        method: 'PATCH',
        headers: { prefer: 'return=representation' },
        body: { handled_at: handledAt },
      }
      // An id says nothing of its table.
      for (const { rows } of await Promise.all(tables.map((table) => ask(table, filter, how))))
        changed.push(...rows.map(({ id }) => id))
    }
    return changed
  }

  return { backend: backendLine(hosted), count, pages, mark }
}
