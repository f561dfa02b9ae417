import { localKeys } from '../shared/local-keys.ts'
import { askApi } from '../shared/rest-api.ts'
import { backendLine, hostedProjectForStaff, listenAddress, localUrl } from '../shared/settings.ts'

/** A row of the views. Those of `staff_handled` have neither `due` nor `overdue`. */
export type Row = {
  /** The name of the table. */
  stored_in: string
  id: string
  kind: string
  who: string | null
  email: string | null
  phone: string | null
  summary: string | null
  referral_code: string | null
  replaces: string | null
  received: string
  due?: string | null
  overdue?: boolean
}

type RowKey = Pick<Row, 'id' | 'stored_in'>

/** Query parameters of PostgREST, such as `['kind', 'eq.booking']`. */
export type Filter = [column: string, condition: string][]
export type StaffApi = ReturnType<typeof staffApi>

const ROWS_PER_REQUEST = 1000
const views = {
  staff_inbox: {
    columns: 'stored_in,kind,id,who,email,phone,summary,referral_code,replaces,received,due,overdue',
    order: ['due', 'received', 'id'],
  },
  staff_handled: {
    columns: 'stored_in,kind,id,who,email,phone,summary,referral_code,replaces,received',
    order: ['received', 'id'],
  },
}
export type View = keyof typeof views

// Servers limit the length of a URL.
const IDS_PER_REQUEST = 150

/** Reads and marks rows of visitors, on the hosted project if the settings name one, else on the server of this machine. */
export function staffApi() {
  const hosted = hostedProjectForStaff()
  const project = hosted ?? {
    url: localUrl(listenAddress(4173)),
    key: localKeys().secret,
    hint: ' Is `npm start` running?',
  }
  const ask = (path: string, query: Filter, options?: Parameters<typeof askApi>[2]) =>
    askApi(project, `${path}?${new URLSearchParams(query)}`, options)

  /** Counts the rows of a view that match. */
  async function count(view: View, filter: Filter) {
    const { total } = await ask(view, [...filter, ['select', 'id'], ['limit', '1']], {
      headers: { prefer: 'count=exact' },
    })
    return total
  }

  /** Yields the rows of a view that match, in its order, in pages of 1,000. */
  async function* pages(view: View, filter: Filter): AsyncGenerator<Row[]> {
    const { columns, order } = views[view]
    const query: Filter = [
      ...filter,
      ['select', columns],
      ['order', order.join()],
      ['limit', String(ROWS_PER_REQUEST)],
    ]
    let { data: rows } = await ask(view, query)
    while (rows.length > 0) {
      yield rows
      for (const rowsAfter of filtersAfter(rows.at(-1), order)) {
        rows = (await ask(view, [...query, ...rowsAfter])).data
        if (rows.length > 0) break
      }
    }
  }

  /** Finds the rows of a view with these ids. */
  async function find(view: View, ids: string[]) {
    const found: RowKey[] = []
    for (const idFilter of idFilters(ids)) {
      const { data: rows } = await ask(view, [idFilter, ['select', 'id,stored_in']])
      found.push(...rows)
    }
    return found
  }

  /** Sets `handled_at` of rows, or clears it with null. Returns the ids of the changed rows. */
  async function mark(rows: RowKey[], handledAt: string | null) {
    const notYetChanged = handledAt ? 'is.null' : 'not.is.null'
    const changed: string[] = []
    for (const table of new Set(rows.map(({ stored_in }) => stored_in))) {
      const ids = rows.filter(({ stored_in }) => stored_in === table).map(({ id }) => id)
      for (const idFilter of idFilters(ids)) {
        const { data: changedRows }: { data: Pick<Row, 'id'>[] } = await ask(
          table,
          [idFilter, ['handled_at', notYetChanged], ['select', 'id']],
          {
            method: 'PATCH',
            headers: { prefer: 'return=representation' },
            body: { handled_at: handledAt },
          },
        )
        changed.push(...changedRows.map(({ id }) => id))
      }
    }
    return changed
  }

  return { backend: backendLine(hosted), count, pages, find, mark }
}

/**
 * Filters that together find the rows after `last`. An index can serve each: the rows that differ from `last` only in the last column of
 * `order`, then those that differ only in the last two, and so on.
 */
function filtersAfter(last: Record<string, string>, order: string[]) {
  const filters: Filter[] = []
  const equalColumns: Filter = []
  for (const column of order) {
    filters.unshift([...equalColumns, [column, `gt.${last[column]}`]])
    equalColumns.push([column, `eq.${last[column]}`])
  }
  return filters
}

/** Yields a filter for each batch of ids. */
function* idFilters(ids: string[]): Generator<Filter[number]> {
  for (let first = 0; first < ids.length; first += IDS_PER_REQUEST)
    yield ['id', `in.(${ids.slice(first, first + IDS_PER_REQUEST).join()})`]
}
