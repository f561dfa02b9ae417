import { toCheck } from '../../src/domain/launch/check.ts'
import { cacheControl, securityHeaders } from '../site/security-headers.ts'
import { type Answer, type Ask, firstMatch, requestsTo, toSiteCheck } from './answer.ts'
import { fetchPathChecks } from './site-paths.ts'

/** Licence files, with a text that each must contain. */
const licences = { '/assets/OFL.txt': 'SIL OPEN FONT LICENSE', '/licences.md': 'react-dom' }

/**
 * Checks the launched site as its host serves it.
 * @param address its origin
 * @param supabaseUrl the address of the hosted project that it uses
 */
export async function fetchSiteChecks(address: string, supabaseUrl: string | undefined) {
  try {
    const checks = await fetchServerChecks(address, supabaseUrl)
    const origin = await fetchSitemapOrigin(address)
    const fault = origin === address ? undefined : `it names ${origin ?? 'none'}`
    return [...checks, toSiteCheck('the sitemap names this address', fault)]
  } catch (error) {
    const fault = `nothing does (${reasonOf(error)})`
    return [toCheck('site', { what: `${address} answers`, fault, where: 'the host, or VITE_SITE_URL' })]
  }
}

/** Why a request failed. `fetch` itself says only "fetch failed"; its cause has a code, such as `ENOTFOUND`. */
function reasonOf(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error && 'code' in error.cause ? error.cause.code : error.message
}

/**
 * Checks how a server of the built site answers: `npm start`, nginx or the launched site.
 * @param supabaseUrl the address of the hosted project that the site uses
 */
export async function fetchServerChecks(address: string, supabaseUrl?: string) {
  const ask = requestsTo(address)
  const home = await ask('/')
  const notFound = await ask('/nope')
  const script = firstMatch(/<script\b[^>]*\bsrc="(\/assets\/[^"]+\.js)"/, home)
  const asset = await ask(script ?? '/assets/')
  const answers = { home, notFound, asset }
  return [
    toSiteCheck('the home page names its script', script ? undefined : 'it names none'),
    ...(await fetchPathChecks(ask, notFound)),
    ...headerChecks(answers, supabaseUrl),
    ...(await fetchCachingChecks(ask, answers)),
    ...bodyChecks(answers),
    ...(await fetchFileChecks(ask)),
  ]
}

/** The origin of the addresses in the sitemap. */
async function fetchSitemapOrigin(address: string) {
  const sitemap = await requestsTo(address)('/sitemap.xml')
  const url = firstMatch(/<loc>([^<]+)<\/loc>/, sitemap)
  return url && URL.canParse(url) ? new URL(url).origin : undefined
}

/** `asset` is a file whose name has a hash. */
type Answers = { home: Answer; notFound: Answer; asset: Answer }

function headerChecks({ home, notFound, asset }: Answers, supabaseUrl?: string) {
  const expected = Object.entries(securityHeaders(supabaseUrl))
  const faultOf = ({ headers }: Answer) => {
    const wrong = expected.filter(([name, value]) => headers.get(name) !== value)
    if (wrong.length > 0)
      return wrong.map(([name]) => `${name} is ${headers.get(name) ?? 'not sent'}`).join('; ')
  }
  return [
    toSiteCheck('pages have the security headers', faultOf(home)),
    toSiteCheck('the 404 page has the security headers', faultOf(notFound)),
    toSiteCheck('hashed files have the security headers', faultOf(asset)),
  ]
}

async function fetchCachingChecks(ask: Ask, { home, notFound, asset }: Answers) {
  const cacheControlOf = ({ headers }: Answer) => headers.get('cache-control') ?? 'not sent'
  // With `no-store` Back would load the page again and lose its state.
  const revalidatedPattern = /^(?!.*no-store).*(no-cache|max-age=0)/
  const wrongForPage = [home, notFound].map(cacheControlOf).find((sent) => !revalidatedPattern.test(sent))
  const sentForAsset = cacheControlOf(asset)
  return [
    toSiteCheck(
      'browsers may cache hashed files',
      sentForAsset === cacheControl.hashed ? undefined : `Cache-Control is ${sentForAsset}`,
    ),
    toSiteCheck(
      'browsers may cache pages, but revalidate them',
      wrongForPage && `Cache-Control is ${wrongForPage}`,
    ),
    toSiteCheck('an unchanged page answers 304', await fetchRevalidationFault(ask, home)),
  ]
}

async function fetchRevalidationFault(ask: Ask, home: Answer) {
  const etag = home.headers.get('etag')
  if (!etag) return 'no ETag came with it'
  const { status } = await ask('/', { headers: { 'if-none-match': etag } })
  if (status !== 304) return `answered ${status}`
}

function bodyChecks({ home, asset }: Answers) {
  const uncompressed = [home, asset].find(
    ({ headers }) => !/^(gzip|br|zstd)$/.test(headers.get('content-encoding') ?? ''),
  )
  // Scripts and addresses that Cloudflare adds to pages.
  const added = /\/cdn-cgi\/|cloudflareinsights|rocket-?loader/i.exec(home.text)?.[0]
  return [
    toSiteCheck(
      'pages and scripts are compressed',
      uncompressed && `${uncompressed.headers.get('content-type')} came uncompressed`,
    ),
    toSiteCheck('the host leaves the HTML as it is', added && `it adds ${added}`),
  ]
}

async function fetchFileChecks(ask: Ask) {
  const checks = []
  for (const [path, words] of Object.entries(licences)) {
    const { status, text } = await ask(path)
    const isRight = status === 200 && text.includes(words)
    checks.push(
      toSiteCheck(`${path} has the licence`, isRight ? undefined : `answered ${status} without ${words}`),
    )
  }
  const worker = await ask('/sw.js')
  const removesItself = worker.status === 200 && worker.text.includes('unregister')
  const about = await ask('/about', { method: 'HEAD' })
  return [
    ...checks,
    toSiteCheck(
      '/sw.js removes the service worker of an earlier site',
      removesItself ? undefined : `answered ${worker.status} or without "unregister"`,
    ),
    toSiteCheck('HEAD is answered as GET', about.status === 200 ? undefined : `answered ${about.status}`),
  ]
}
