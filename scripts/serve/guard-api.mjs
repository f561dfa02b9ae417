import { createHmac, timingSafeEqual } from 'node:crypto'
import { oneLine } from '../shared/clean-log.mjs'

const MOST_BYTES = 5_000_000
// The database works on one request at a time: 5 MB of a visitor's would keep the others waiting for a second.
const MOST_BYTES_OF_VISITORS = 1_000_000
const MOST_ROWS = 100
// With 100 rows, well below the 32,767 parameters that break PGlite 0.4 for everybody.
const MOST_COLUMNS = 100
// A regular expression of a few characters keeps the database, and with it everybody, busy for minutes.
const SLOW_FILTER = /(^|[.,(])i?match[.(]/i
const JSON_TYPES = [
  'application/json',
  'application/vnd.pgrst.object+json',
  'application/vnd.pgrst.array+json',
]

const METHODS = 'GET, HEAD, OPTIONS, POST, PATCH, PUT, DELETE'

export const apiPrefixes = ['/auth/v1', '/rest/v1']

/** Middleware ahead of the embedded backend: refuses requests that would break it, and signs the sender's address. */
export function guardApi({ keys, auth, mayWrite }) {
  return async (request, response, next) => {
    if (!apiPrefixes.some((prefix) => request.url.toLowerCase().startsWith(prefix))) return next()
    try {
      // Read before the first await: a closed connection has no address.
      const sender = senderOf(request)
      const url = checkedUrl(request.url)
      if (!METHODS.split(', ').includes(request.method))
        throw new Refusal(405, 'There is no such method here.')
      if (!auth && url.pathname.startsWith('/auth/')) throw new Refusal(403, 'Nobody signs in here.')
      const isStaff = request.headers.apikey === keys.secret
      if (![...url.searchParams.keys()].every(isColumn)) throw new Refusal(400, 'There is no such column.')
      if (!isStaff && [...url.searchParams.values()].some(isSlow))
        throw new Refusal(400, 'There is no such filter here.')
      if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method) && !mayWrite())
        throw new Refusal(503, UNAVAILABLE)
      const body = await readBody(request, isStaff ? MOST_BYTES : MOST_BYTES_OF_VISITORS)
      if (body.length > 0) checkBody(request, url, body)
      request.rawBody = body
      identify(request, url, sender, keys)
    } catch (error) {
      return refuse(request, response, error)
    }
    next()
  }
}

/** The app with its errors hidden: its own error answers may name a path, a stack or the engine. */
export function withoutFaults(app) {
  return {
    async fetch(...request) {
      const answer = await app.fetch(...request)
      if (answer.status < 500) return answer
      return new Response(sentence(503, UNAVAILABLE), { status: 503, headers: HEADERS })
    },
  }
}

const UNAVAILABLE = 'We cannot store this at the moment. Please call us, or write to us by WhatsApp or email.'
const HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Access-Control-Allow-Origin': '*',
}
const sentence = (status, message, hint = null) =>
  JSON.stringify({ code: `PT${status}`, message, details: null, hint })

class Refusal extends Error {
  constructor(status, message, hint) {
    super(message)
    this.status = status
    this.hint = hint
  }
}

function refuse(request, response, error) {
  const isFault = !(error instanceof Refusal)
  const { status, message, hint } = isFault ? new Refusal(503, UNAVAILABLE) : error
  // Who hangs up while sending is no fault of ours.
  if (isFault && error.code !== 'ECONNRESET') console.error(`The API answers 503: ${oneLine(error.message)}`)
  const body = sentence(status, message, hint)
  response.writeHead(status, {
    ...HEADERS,
    'Content-Length': Buffer.byteLength(body),
    ...(status === 405 && { Allow: METHODS }),
    // The unread rest of the body would be parsed as the next request.
    ...(!request.complete && { Connection: 'close' }),
  })
  response.end(body)
}

/**
 * The address that counts as the sender's. This machine's own says nothing, as a proxy here speaks for everybody.
 * The zone of an IPv6 address is this machine's word for the wire it came by.
 */
function senderOf({ socket }) {
  const address = socket.remoteAddress?.replace(/^::ffff:/, '').replace(/%.*/, '')
  if (!address) throw new Refusal(400, 'This connection has ended.')
  return ['127.0.0.1', '::1'].includes(address) ? undefined : address
}

/** The backend normalises paths itself, so one that changes by it could lead out of the API. */
function checkedUrl(path) {
  const url = URL.canParse(`http://localhost${path}`) ? new URL(`http://localhost${path}`) : undefined
  const isNormal = url && path.split('?')[0] === url.pathname && !/\/\/|%/.test(url.pathname)
  const isInside = isNormal && apiPrefixes.some((prefix) => url.pathname.startsWith(`${prefix}/`))
  // A path that ends in a slash answers with the description of the API.
  if (!isInside || url.pathname.endsWith('/')) throw new Refusal(404, 'There is nothing here.')
  if (url.search.includes('%00')) throw new Refusal(400, 'There is no such column or value.')
  const columns = url.searchParams.get('columns')?.split(',').length ?? 0
  if (columns > MOST_COLUMNS) throw new Refusal(413, `Send at most ${MOST_COLUMNS} columns.`)
  return url
}

/** Reads on past the limit, as a client that is still sending would not see the refusal; but not for ever. */
async function readBody(request, most) {
  const chunks = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size <= most) chunks.push(chunk)
    else chunks.length = 0
    if (size > 20 * MOST_BYTES) break
  }
  // The database says the same of a long row.
  if (size > most)
    throw new Refusal(
      413,
      'This is too long for us to store. Please shorten it, or send it to us by email.',
      'length',
    )
  return Buffer.concat(chunks)
}

function checkBody({ headers }, { pathname }, body) {
  const type = headers['content-type']?.split(';')[0].trim().toLowerCase()
  const isCompressed = (headers['content-encoding'] ?? 'identity') !== 'identity'
  if (!JSON_TYPES.includes(type) || isCompressed)
    throw new Refusal(415, 'Only JSON can be sent here, uncompressed.')
  let sent
  try {
    sent = JSON.parse(utf8.decode(body))
  } catch {
    throw new Refusal(400, 'This is not JSON.')
  }
  if (!pathname.startsWith('/rest/v1/') || pathname.startsWith('/rest/v1/rpc/')) return
  const rows = Array.isArray(sent) ? sent : [sent]
  if (rows.length > MOST_ROWS) throw new Refusal(413, `Send at most ${MOST_ROWS} rows at once.`)
  if (!rows.every(isRow))
    throw new Refusal(400, 'Send a row of texts, numbers and lists of them, or a list of rows.')
}

const isSlow = (filter) => SLOW_FILTER.test(filter)
// The backend takes quotes and casts off a filter's column, looks it up in an object, and leaves the filter out for `constructor`.
const isColumn = (name) => /^[\w.]+$/.test(name) && !(name in Object.prototype)
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

const isObject = (value) => typeof value === 'object' && value !== null
const isRow = (value) => {
  const cells = isObject(value) && !Array.isArray(value) ? Object.values(value) : []
  return cells.length > 0 && cells.length <= MOST_COLUMNS && cells.every(isCell)
}
const isCell = (value) => !isObject(value) || (Array.isArray(value) && !value.some(isObject))

/**
 * Says who sends this in the backend's own words: it may read headers otherwise than we do, and passes no address on.
 * Whatever is not exactly a token that we signed is anon; the sender's address goes into a claim, which the database reads.
 */
function identify(request, url, sender, keys) {
  const key = request.headers.apikey ?? url.searchParams.get('apikey') ?? ''
  setHeader(request, 'apikey', key)
  if (key !== keys.publishable) return
  const claims = verified(request.headers.authorization, keys.jwt) ?? { role: 'anon' }
  const token = signed({ ...claims, sender_address: sender }, keys.jwt)
  setHeader(request, 'authorization', `Bearer ${token}`)
}

function setHeader(request, name, value) {
  const others = []
  for (let i = 0; i < request.rawHeaders.length; i += 2) {
    if (request.rawHeaders[i].toLowerCase() !== name.toLowerCase())
      others.push(request.rawHeaders[i], request.rawHeaders[i + 1])
  }
  request.rawHeaders = [...others, name, value]
  request.headers[name.toLowerCase()] = value
}

const encoded = (value) => Buffer.from(JSON.stringify(value)).toString('base64url')
const signature = (text, secret) => createHmac('sha256', secret).update(text).digest('base64url')

function signed(claims, secret) {
  const text = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`
  return `${text}.${signature(text, secret)}`
}

/** The claims of a token that we signed, expired or not: the backend looks at that. */
function verified(authorization, secret) {
  const [, header, claims, given] = /^Bearer ([\w-]+)\.([\w-]+)\.([\w-]{43})$/.exec(authorization ?? '') ?? []
  if (!given) return undefined
  const expected = signature(`${header}.${claims}`, secret)
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return undefined
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}
