import { orUndefined } from '../shared/or-undefined.mjs'

const MAX_BYTES = 1_000_000
// After a statement with more than 32,767 parameters PGlite 0.4 answers every later query wrongly.
const MAX_ROWS = 100
// A short regular expression can occupy the database for minutes. Text after `***=` is literal.
const REGULAR_EXPRESSION = /(^|[.,(])i?match[.(](?!\*\*\*=)/i
// The same answer as the database's for a row above 100 KB.
const TOO_LONG = [
  413,
  'This is too long for us to store. Please shorten it, or send it to us by email.',
  'length',
]

export const apiPrefix = '/rest/v1'

/** Wraps the embedded backend's `app`: serves only the REST API, and refuses requests that would break PGlite. */
export function guardApi(app, hasRoom) {
  return {
    async fetch(request) {
      const { url, method, headers } = request
      const body = await request.text()
      const [status, message, hint] = refusalOf(request, body, hasRoom) ?? []
      if (status) return Response.json({ code: `PT${status}`, message, hint }, { status })
      return app.fetch(new Request(url, { method, headers, body: body || null }))
    },
  }
}

function refusalOf({ url, method, headers }, body, hasRoom) {
  const { pathname, searchParams } = new URL(url)
  if (!/^\/rest\/v1(\/\w+)+$/.test(pathname)) return [404, 'There is nothing here.']
  if ([...searchParams.values()].some((filter) => REGULAR_EXPRESSION.test(filter)))
    return [400, 'Filters by a regular expression are refused here.']
  if (!['GET', 'HEAD', 'OPTIONS'].includes(method) && !hasRoom())
    return [503, 'The disk of this server is full.']
  if (Buffer.byteLength(body) > MAX_BYTES) return TOO_LONG
  if (body && !headers.get('content-type')?.startsWith('application/json'))
    return [415, 'Only JSON can be sent here.']
  if (orUndefined(() => JSON.parse(body))?.length > MAX_ROWS)
    return [413, `Send at most ${MAX_ROWS} rows at once.`]
}
