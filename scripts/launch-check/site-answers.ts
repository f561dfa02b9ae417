import { cacheControl, securityHeaders } from '../site/security-headers.ts'
import { type Answer, type Ask, firstMatch, requestsTo } from './answer.ts'
import { pathChecks } from './site-paths.ts'

export type SiteCheck = {
  /** The claim that is checked, such as "HEAD answers without a body". */
  what: string
  /** The reason why the claim is false; undefined if it is true. */
  fault: string | undefined
}

/** Licence files, with a text that each must contain. */
const licences = { '/assets/OFL.txt': 'SIL OPEN FONT LICENSE', '/licences.md': 'react-dom' }

/**
 * Checks how a server of the built site answers: `npm start`, nginx or the launched site.
 * @param supabaseUrl of the hosted project that the site uses
 */
export async function siteAnswers(address: string, supabaseUrl?: string): Promise<SiteCheck[]> {
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

/** The origin of the addresses in the sitemap. */
export async function sitemapOrigin(address: string) {
  const sitemap = await requestsTo(address)('/sitemap.xml')
  const url = firstMatch(/<loc>([^<]+)<\/loc>/, sitemap)
  return url && URL.canParse(url) ? new URL(url).origin : undefined
}

function headerChecks(home: Answer, notFound: Answer, asset: Answer, supabaseUrl?: string) {
  const expected = Object.entries(securityHeaders(supabaseUrl))
  const faultOf = ({ headers }: Answer) => {
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

async function cachingChecks(ask: Ask, home: Answer, notFound: Answer, asset: Answer) {
  const cacheControlOf = ({ headers }: Answer) => headers.get('cache-control') ?? 'not sent'
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

async function revalidationFault(ask: Ask, home: Answer) {
  const etag = home.headers.get('etag')
  if (!etag) return 'no ETag came with it'
  const { status } = await ask('/', { headers: { 'if-none-match': etag } })
  if (status !== 304) return `answered ${status}`
}

function contentChecks(home: Answer, asset: Answer) {
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

async function fileChecks(ask: Ask) {
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
