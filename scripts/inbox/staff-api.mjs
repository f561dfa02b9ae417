import { localKeys } from '../shared/local-keys.mjs'
import { askApi } from '../shared/rest-api.mjs'
import { backendLine, hostedStaff, listenAddress } from '../shared/settings.mjs'

/**
 * A row of the views. Those of `staff_handled` have neither `due` nor `overdue`.
 * @typedef {object} Row
 * @property {string} stored_in name of the table
 * @property {string} id
 * @property {string} kind
 * @property {string | null} who
 * @property {string | null} email
 * @property {string | null} phone
 * @property {string | null} summary
 * @property {string | null} referral_code
 * @property {string | null} replaces
 * @property {string} received
 * @property {string | null} [due]
 * @property {boolean} [overdue]
 */

/** @typedef {[column: string, condition: string][]} Filter query parameters of PostgREST, such as `['kind', 'eq.booking']` */
/** @typedef {ReturnType<typeof staffApi>} StaffApi */

const PAGE = 1000
const views = {
  staff_inbox: {
    columns: 'stored_in,kind,id,who,email,phone,summary,referral_code,replaces,received,due,overdue',
    order: ['due', 'received', 'id'],
  },
  staff_handled: {
    columns: 'stored_in,kind,id,who,email,phone,summary,referral_code,replaces,received,handled_at',
    order: ['received', 'id'],
  },
}
/** @typedef {keyof typeof views} View */

// Servers limit the length of a URL.
const IDS_PER_REQUEST = 150

/** Reads and marks rows of visitors, on the hosted project if the settings name one, else on the server of this machine. */
export function staffApi() {
  const hosted = hostedStaff()
  const project = hosted ?? {
    url: `http://127.0.0.1:${listenAddress(4173).port}`,
    key: localKeys().secret,
    hint: ' Is `npm start` running?',
  }
  /**
   * @param {string} path
   * @param {Filter} query
   * @param {Parameters<typeof askApi>[2]} [options]
   */
  const ask = (path, query, options) => askApi(project, `${path}?${new URLSearchParams(query)}`, options)

  /**
   * Counts the rows of a view that match.
   * @param {View} view
   * @param {Filter} filter
   */
  async function count(view, filter) {
    const { total } = await ask(view, [...filter, ['select', 'id'], ['limit', '1']], {
      headers: { prefer: 'count=exact' },
    })
    return total
  }

  /**
   * Yields the rows of a view that match, in its order, in pages of 1,000.
   * @param {View} view
   * @param {Filter} filter
   * @returns {AsyncGenerator<Row[]>}
   */
  async function* pages(view, filter) {
    const { columns, order } = views[view]
    /** @type {Filter} */
    const query = [...filter, ['select', columns], ['order', order.join()], ['limit', String(PAGE)]]
    let { rows } = await ask(view, query)
    while (rows.length > 0) {
      yield rows
      for (const rowsAfter of filtersAfter(rows.at(-1), order)) {
        rows = (await ask(view, [...query, ...rowsAfter])).rows
        if (rows.length > 0) break
      }
    }
  }

  /**
   * Finds the rows of a view with these ids.
   * @param {View} view
   * @param {string[]} ids
   */
  async function find(view, ids) {
    /** @type {Row[]} */
    const found = []
    for (const idFilter of idFilters(ids)) {
      const { rows } = await ask(view, [idFilter, ['select', 'id,stored_in']])
      found.push(...rows)
    }
    return found
  }

  /**
   * Sets `handled_at` of rows, or clears it with null. Returns the ids of the changed rows.
   * @param {Row[]} rows
   * @param {string | null} handledAt
   */
  async function mark(rows, handledAt) {
    const stillUnmarked = handledAt ? 'is.null' : 'not.is.null'
    /** @type {string[]} */
    const changed = []
    for (const table of new Set(rows.map(({ stored_in }) => stored_in))) {
      const ids = rows.filter(({ stored_in }) => stored_in === table).map(({ id }) => id)
      for (const idFilter of idFilters(ids)) {
        /** @type {{ rows: Row[] }} */
        const answer = await ask(table, [idFilter, ['handled_at', stillUnmarked], ['select', 'id']], {
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

/**
 * Filters for the rows after `last`, each of which an index can serve: rows that differ from it only in the last column of
 * `order`, then in the last two, and so on.
 * @param {Record<string, string>} last
 * @param {string[]} order
 */
function filtersAfter(last, order) {
  /** @type {Filter[]} */
  const filters = []
  /** @type {Filter} */
  const equalColumns = []
  for (const column of order) {
    filters.unshift([...equalColumns, [column, `gt.${last[column]}`]])
    equalColumns.push([column, `eq.${last[column]}`])
  }
  return filters
}

/**
 * Yields a filter for each batch of ids.
 * @param {string[]} ids
 * @returns {Generator<Filter[number]>}
 */
function* idFilters(ids) {
  for (let first = 0; first < ids.length; first += IDS_PER_REQUEST)
    yield ['id', `in.(${ids.slice(first, first + IDS_PER_REQUEST)})`]
}
