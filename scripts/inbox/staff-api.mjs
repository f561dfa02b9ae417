import { localKeys } from '../shared/local-keys.mjs'
import { askApi } from '../shared/rest-api.mjs'
import { backendLine, hostedStaff, listenAddress } from '../shared/settings.mjs'

const PAGE = 1000
const VIEWS = {
  staff_inbox: {
    columns: 'stored_in,kind,id,who,email,phone,summary,referral_code,replaces,received,due,overdue',
    order: ['due', 'received', 'id'],
  },
  staff_handled: {
    columns: 'stored_in,kind,id,who,email,phone,summary,referral_code,replaces,received,handled_at',
    order: ['received', 'id'],
  },
}
// Servers limit the length of a URL.
const IDS_A_REQUEST = 150

/** Reads and marks rows of visitors, on the hosted project if the settings name one, else on the server of this machine. */
export function staffApi() {
  const hosted = hostedStaff()
  const project = hosted ?? {
    url: `http://127.0.0.1:${listenAddress(4173).port}`,
    key: localKeys().secret,
    hint: ' Is `npm start` running?',
  }
  const ask = (path, query, options) => askApi(project, `${path}?${new URLSearchParams(query)}`, options)

  /** Counts the rows of a view that match. */
  async function count(view, filter) {
    const { total } = await ask(view, [...filter, ['select', 'id'], ['limit', '1']], {
      headers: { prefer: 'count=exact' },
    })
    return total
  }

  /** Yields the rows of a view in its order, in pages of 1,000. */
  async function* pages(view, filter) {
    const { columns, order } = VIEWS[view]
    const rest = [...filter, ['select', columns], ['order', order.join()], ['limit', PAGE]]
    let { rows } = await ask(view, rest)
    while (rows.length > 0) {
      yield rows
      const last = rows.at(-1)
      // A page starts after the last row: first rows that differ from it only in the last column of the order, then in the
      // last two, and so on. Each of these queries can use an index.
      for (let equal = order.length - 1; equal >= 0; equal--) {
        const after = order
          .slice(0, equal + 1)
          .map((column, index) => [column, `${index < equal ? 'eq' : 'gt'}.${last[column]}`])
        rows = (await ask(view, [...rest, ...after])).rows
        if (rows.length > 0) break
      }
    }
  }

  /** Finds the rows of a view with these ids. */
  async function find(view, ids) {
    const found = []
    for (const batch of batchesOf(ids)) {
      const { rows } = await ask(view, { id: `in.(${batch})`, select: 'id,stored_in' })
      found.push(...rows)
    }
    return found
  }

  /** Sets `handled_at` of rows, or clears it with null. Returns the ids of the changed rows. */
  async function mark(rows, handledAt) {
    const changed = []
    for (const table of new Set(rows.map(({ stored_in }) => stored_in))) {
      const ids = rows.filter(({ stored_in }) => stored_in === table).map(({ id }) => id)
      for (const batch of batchesOf(ids)) {
        const filter = {
          id: `in.(${batch})`,
          handled_at: handledAt ? 'is.null' : 'not.is.null',
          select: 'id',
        }
        const answer = await ask(table, filter, {
          method: 'PATCH',
          headers: { prefer: 'return=representation' },
          body: { handled_at: handledAt },
        })
        changed.push(...answer.rows.map(({ id }) => id))
      }
    }
    return changed
  }

  return { backend: backendLine(hosted), count, pages, find, mark }
}

function* batchesOf(ids) {
  for (let first = 0; first < ids.length; first += IDS_A_REQUEST)
    yield ids.slice(first, first + IDS_A_REQUEST)
}
