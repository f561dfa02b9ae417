import { forms } from '../../src/content/forms.ts'
import { orUndefined } from '../../src/lib/or-undefined.ts'

const MAX_BYTES = 1_000_000
/** Postgres's code. Unlike `PT503`, it does not mean wrong values. */
const DISK_FULL = '53100'
// After a statement with more than 32,767 parameters PGlite 0.4 answers every later query wrongly. 100 rows of the widest table
// have about 2,500.
const MAX_ROWS = 100

/**
 * An error response in PostgREST's format. `code` is by default PT and the status, as in `private.refuse`: the site takes it for
 * `invalid` (send-request.ts). `hint` names the column, or is 'length'; only logs show it.
 */
type Refusal = { status: number; code?: string; message: string; hint?: string }

/** The same answer as the database's for a row above 100 KB. */
const tooLong: Refusal = { status: 413, message: forms.tooLong, hint: 'length' }

export const apiPrefix = '/rest/v1'

type Fetch = (request: Request) => Promise<Response>

/**
 * Guards the embedded backend: serves only the REST API, and refuses requests that would break PGlite.
 * @param fetch the backend's
 * @param hasRoom whether the disk has room for another row
 */
export function guardApi(fetch: Fetch, hasRoom: () => boolean): Fetch {
  return async (request) => {
    const { url, method, headers } = request
    const body = await request.text()
    const refusal = refusalOf(request, body, hasRoom)
    if (!refusal) return fetch(new Request(url, { method, headers, body: body || null }))
    const { status, code = `PT${status}`, message, hint } = refusal
    return Response.json({ code, message, hint }, { status })
  }
}

function refusalOf(
  { url, method, headers }: Request,
  body: string,
  hasRoom: () => boolean,
): Refusal | undefined {
  const { pathname } = new URL(url)
  if (!/^\/rest\/v1(\/\w+)+$/.test(pathname)) return { status: 404, message: 'There is nothing here.' }
  if (!['GET', 'HEAD', 'OPTIONS'].includes(method) && !hasRoom())
    return { status: 503, code: DISK_FULL, message: 'The disk of this server is full.' }
  if (Buffer.byteLength(body) > MAX_BYTES) return tooLong
  if (body && !headers.get('content-type')?.startsWith('application/json'))
    return { status: 415, message: 'Only JSON can be sent here.' }
  const rows = orUndefined(() => JSON.parse(body))
  if (Array.isArray(rows) && rows.length > MAX_ROWS)
    return { status: 413, message: `Send at most ${MAX_ROWS} rows at once.` }
}
