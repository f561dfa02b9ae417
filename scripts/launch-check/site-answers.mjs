import { cacheControl, securityHeaders } from '../shared/security-headers.mjs'
import { asking, first } from './answer.mjs'
import { pathChecks } from './site-paths.mjs'

/** Licence files, with a text that each must contain. */
const licences = { '/assets/OFL.txt': 'SIL OPEN FONT LICENSE', '/licences.md': 'react-dom' }

/**
 * Checks how a server of the built site answers: `npm start`, nginx or the launched site. Returns every check, with its
 * `fault` if it failed. `supabaseUrl` is the hosted project that the site uses.
 */
export async function siteAnswers(address, supabaseUrl) {
  const ask = asking(address)
  const home = await ask('/')
  const notFound = await ask('/nope')
  const script = first(/<script\b[^>]*\bsrc="(\/assets\/[^"]+\.js)"/, home)
  const asset = await ask(script ?? '/assets/')
  return [
    { what: 'the home page names its script', fault: script ? undefined : 'it names none' },
    ...(await pathChecks(ask, notFound)),
    ...headerChecks(home, notFound, asset, supabaseUrl),
    ...(await cachingChecks(ask, home, notFound, asset)),
    ...contentChecks(home, asset),
    ...(await fileChecks(ask)),
  ]
}

/** The origin of the addresses in the sitemap. */
export async function sitemapOrigin(address) {
  const loc = first(/<loc>([^<]+)<\/loc>/, await asking(address)('/sitemap.xml'))
  return loc && URL.canParse(loc) ? new URL(loc).origin : undefined
}

function headerChecks(home, notFound, asset, supabaseUrl) {
  const expected = Object.entries(securityHeaders(supabaseUrl))
  const faultOf = ({ headers }) => {
    const wrong = expected.filter(([name, value]) => headers.get(name) !== value)
    if (wrong.length > 0)
      return wrong.map(([name]) => `${name} is ${headers.get(name) ?? 'not sent'}`).join('; ')
  }
  return [
    { what: 'pages have the security headers', fault: faultOf(home) },
    { what: 'the 404 page has the security headers', fault: faultOf(notFound) },
    { what: 'hashed files have the security headers', fault: faultOf(asset) },
  ]
}

async function cachingChecks(ask, home, notFound, asset) {
  const faultOf = ({ headers }, isRight) => {
    const sent = headers.get('cache-control') ?? 'not sent'
    if (!isRight(sent)) return `Cache-Control is ${sent}`
  }
  // With `no-store` Back would load the page again and lose its state.
  const isRevalidated = (sent) => /no-cache|max-age=0/.test(sent) && !/no-store/.test(sent)
  return [
    {
      what: 'browsers may cache hashed files',
      fault: faultOf(asset, (sent) => sent === cacheControl.hashed),
    },
    {
      what: 'browsers may cache pages, but revalidate them',
      fault: faultOf(home, isRevalidated) ?? faultOf(notFound, isRevalidated),
    },
    { what: 'an unchanged page answers 304', fault: await revalidationFault(ask, home) },
  ]
}

async function revalidationFault(ask, home) {
  const etag = home.headers.get('etag')
  if (!etag) return 'no ETag came with it'
  const { status } = await ask('/', { headers: { 'if-none-match': etag } })
  if (status !== 304) return `answered ${status}`
}

function contentChecks(home, asset) {
  const uncompressed = [home, asset].find(
    ({ headers }) => !/^(gzip|br|zstd)$/.test(headers.get('content-encoding') ?? ''),
  )
  const added = /\/cdn-cgi\/|cloudflareinsights|rocket-?loader/i.exec(home.text)?.[0]
  return [
    {
      what: 'pages and scripts are compressed',
      fault: uncompressed && `${uncompressed.headers.get('content-type')} came uncompressed`,
    },
    { what: 'the host leaves the HTML as it is', fault: added && `it adds ${added}` },
  ]
}

async function fileChecks(ask) {
  const checks = []
  for (const [path, words] of Object.entries(licences)) {
    const { status, text } = await ask(path)
    const isRight = status === 200 && text.includes(words)
    checks.push({
      what: `${path} has the licence`,
      fault: isRight ? undefined : `answered ${status} without ${words}`,
    })
  }
  const worker = await ask('/sw.js')
  const removes = worker.status === 200 && worker.text.includes('unregister')
  const about = await ask('/about', { method: 'HEAD' })
  const isEmpty = about.status === 200 && about.text === ''
  return [
    ...checks,
    {
      what: '/sw.js removes the service worker of an earlier site',
      fault: removes ? undefined : `answered ${worker.status} or without "unregister"`,
    },
    { what: 'HEAD answers without a body', fault: isEmpty ? undefined : `answered ${about.status}` },
  ]
}
