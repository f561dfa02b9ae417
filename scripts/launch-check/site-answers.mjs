import { cacheControl, securityHeaders } from '../shared/security-headers.mjs'
import { firstMatch, requestsTo } from './answer.mjs'
import { pathChecks } from './site-paths.mjs'

/** @typedef {import('./answer.mjs').Ask} Ask */
/** @typedef {import('./answer.mjs').Answer} Answer */

/**
 * What must hold, such as "HEAD answers without a body", and what is wrong if it does not.
 * @typedef {{ what: string, fault: string | undefined }} Check
 */

/** Licence files, with a text that each must contain. */
const licences = { '/assets/OFL.txt': 'SIL OPEN FONT LICENSE', '/licences.md': 'react-dom' }

/**
 * Checks how a server of the built site answers: `npm start`, nginx or the launched site.
 * @param {string} address
 * @param {string} [supabaseUrl] of the hosted project that the site uses
 * @returns {Promise<Check[]>}
 */
export async function siteAnswers(address, supabaseUrl) {
  const ask = requestsTo(address)
  const home = await ask('/')
  const notFound = await ask('/nope')
  const script = firstMatch(/<script\b[^>]*\bsrc="(\/assets\/[^"]+\.js)"/, home)
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

/**
 * The origin of the addresses in the sitemap.
 * @param {string} address
 */
export async function sitemapOrigin(address) {
  const sitemap = await requestsTo(address)('/sitemap.xml')
  const url = firstMatch(/<loc>([^<]+)<\/loc>/, sitemap)
  return url && URL.canParse(url) ? new URL(url).origin : undefined
}

/**
 * @param {Answer} home
 * @param {Answer} notFound
 * @param {Answer} asset
 * @param {string} [supabaseUrl]
 */
function headerChecks(home, notFound, asset, supabaseUrl) {
  const expected = Object.entries(securityHeaders(supabaseUrl))
  /** @param {Answer} answer */
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

/**
 * @param {Ask} ask
 * @param {Answer} home
 * @param {Answer} notFound
 * @param {Answer} asset
 */
async function cachingChecks(ask, home, notFound, asset) {
  /** @param {Answer} answer */
  const cacheControlOf = ({ headers }) => headers.get('cache-control') ?? 'not sent'
  // With `no-store` Back would load the page again and lose its state.
  const revalidatedPattern = /^(?!.*no-store).*(no-cache|max-age=0)/
  const wrongForPage = [home, notFound].map(cacheControlOf).find((sent) => !revalidatedPattern.test(sent))
  const sentForAsset = cacheControlOf(asset)
  return [
    {
      what: 'browsers may cache hashed files',
      fault: sentForAsset === cacheControl.hashed ? undefined : `Cache-Control is ${sentForAsset}`,
    },
    {
      what: 'browsers may cache pages, but revalidate them',
      fault: wrongForPage && `Cache-Control is ${wrongForPage}`,
    },
    { what: 'an unchanged page answers 304', fault: await revalidationFault(ask, home) },
  ]
}

/**
 * @param {Ask} ask
 * @param {Answer} home
 */
async function revalidationFault(ask, home) {
  const etag = home.headers.get('etag')
  if (!etag) return 'no ETag came with it'
  const { status } = await ask('/', { headers: { 'if-none-match': etag } })
  if (status !== 304) return `answered ${status}`
}

/**
 * @param {Answer} home
 * @param {Answer} asset
 */
function contentChecks(home, asset) {
  const uncompressed = [home, asset].find(
    ({ headers }) => !/^(gzip|br|zstd)$/.test(headers.get('content-encoding') ?? ''),
  )
  // Scripts and addresses that Cloudflare adds to pages.
  const added = /\/cdn-cgi\/|cloudflareinsights|rocket-?loader/i.exec(home.text)?.[0]
  return [
    {
      what: 'pages and scripts are compressed',
      fault: uncompressed && `${uncompressed.headers.get('content-type')} came uncompressed`,
    },
    { what: 'the host leaves the HTML as it is', fault: added && `it adds ${added}` },
  ]
}

/** @param {Ask} ask */
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
  const removesItself = worker.status === 200 && worker.text.includes('unregister')
  const about = await ask('/about', { method: 'HEAD' })
  const isEmpty = about.status === 200 && about.text === ''
  return [
    ...checks,
    {
      what: '/sw.js removes the service worker of an earlier site',
      fault: removesItself ? undefined : `answered ${worker.status} or without "unregister"`,
    },
    { what: 'HEAD answers without a body', fault: isEmpty ? undefined : `answered ${about.status}` },
  ]
}
