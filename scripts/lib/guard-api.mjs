import { createHmac, timingSafeEqual } from 'node:crypto'

const MOST_BYTES = 5_000_000
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

/** Middleware ahead of the embedded backend: lets through what it can bear, and tells the database who sends it. */
export function guardApi({ prefixes, keys, mayWrite }) {
  return async (request, response, next) => {
    if (!prefixes.some((prefix) => request.url.toLowerCase().startsWith(prefix))) return next()
    try {
      const url = checkedUrl(request.url, prefixes)
      if (request.headers.apikey !== keys.secret && [...url.searchParams.values()].some(isSlow))
        throw new Refusal(400, 'There is no such filter here.')
      if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method) && !mayWrite())
        throw new Refusal(
          503,
          'We cannot store this at the moment. Please call us, or write to us by WhatsApp or email.',
        )
      const body = await readBody(request)
      if (body.length > 0) checkBody(request, url, body)
      request.rawBody = body
      passAddressOn(request, url, keys)
    } catch (error) {
      if (!(error instanceof Refusal)) return next(error)
      return refuse(response, error)
    }
    next()
  }
}

class Refusal extends Error {
  constructor(status, message) {
    super(message)
    this.status = status
  }
}

function refuse(response, { status, message }) {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Access-Control-Allow-Origin': '*',
    Connection: 'close',
  })
  response.end(JSON.stringify({ code: `PT${status}`, message, details: null, hint: null }))
}

/** The backend normalises paths itself, so one that changes by it could lead out of the API. */
function checkedUrl(path, prefixes) {
  const url = URL.canParse(`http://localhost${path}`) ? new URL(`http://localhost${path}`) : undefined
  const isNormal = url && path.split('?')[0] === url.pathname && !url.pathname.includes('//')
  const isInside = isNormal && prefixes.some((prefix) => url.pathname.startsWith(`${prefix}/`))
  // A path that ends in a slash answers with the description of the API.
  if (!isInside || url.pathname.endsWith('/')) throw new Refusal(404, 'There is nothing here.')
  if (url.search.includes('%00')) throw new Refusal(400, 'There is no such column or value.')
  const columns = url.searchParams.get('columns')?.split(',').length ?? 0
  if (columns > MOST_COLUMNS) throw new Refusal(413, `Send at most ${MOST_COLUMNS} columns.`)
  return url
}

/** Reads on past the limit, as a client that is still sending would not see the refusal; but not for ever. */
async function readBody(request) {
  const chunks = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size <= MOST_BYTES) chunks.push(chunk)
    else chunks.length = 0
    if (size > 20 * MOST_BYTES) break
  }
  if (size > MOST_BYTES)
    throw new Refusal(413, 'This is too long to be sent here. Please write to us by email.')
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
  if (!rows.every(isRow)) throw new Refusal(400, 'Send a row, or a list of rows.')
}

const isSlow = (filter) => SLOW_FILTER.test(filter)
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

const isRow = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0

/**
 * Puts the sender's address into a signed claim, which the database reads: the backend passes no header on.
 * This machine's own address says nothing, as a proxy here speaks for everybody.
 */
function passAddressOn(request, url, keys) {
  const address = request.socket.remoteAddress?.replace(/^::ffff:/, '')
  if (request.method === 'OPTIONS' || !address || ['127.0.0.1', '::1'].includes(address)) return
  if ((request.headers.apikey ?? url.searchParams.get('apikey')) !== keys.publishable) return
  const token = request.headers.authorization?.replace(/^Bearer /, '')
  const claims = !token || token.startsWith('sb_') ? { role: 'anon' } : verified(token, keys.jwt)
  if (claims)
    setHeader(request, 'Authorization', `Bearer ${signed({ ...claims, sender_address: address }, keys.jwt)}`)
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
const signature = (text, secret) => createHmac('sha256', secret).update(text).digest()

function signed(claims, secret) {
  const text = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`
  return `${text}.${signature(text, secret).toString('base64url')}`
}

/** The claims of a token that we signed, expired or not: the backend looks at that. */
function verified(token, secret) {
  const [header, claims, given] = token.split('.')
  const expected = signature(`${header}.${claims}`, secret)
  const actual = Buffer.from(given ?? '', 'base64url')
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}
