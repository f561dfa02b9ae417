import { cacheControl, securityHeaders } from '../shared/security-headers.mjs'

/** Paths to request, with the path of the page that must answer. */
const pages = {
  '/': '/',
  '/about': '/about',
  '/about/': '/about',
  '/destinations/belgium': '/destinations/belgium',
  '/services': '/services',
  '/services/admission-guidance-strategy': '/services/admission-guidance',
  '/booking/anything': '/booking',
}
/** Variants of a page's path. Each must answer with the page, directly or by a redirect, or with the 404 page. */
const variants = {
  '//': '/',
  '/index': '/',
  '/index.html': '/',
  '//about': '/about',
  '/about//': '/about',
  '/about.html': '/about',
  '/%61bout': '/about',
  '/ABOUT': '/about',
  '/destinations%2Fbelgium': '/destinations/belgium',
  '/destinations//belgium/': '/destinations/belgium',
  '/booking/a%2Fb': '/booking',
  '/booking//': '/booking',
  '/booking/%E0%A4%86': '/booking',
  '/booking/%ff': '/booking',
  '/about/?utm_source=x&fbclid=y': '/about',
}
const missing = [
  '/nope',
  '/blog/nope',
  '/booking/a/b',
  '/about/nope',
  '/destinations/',
  '/assets/nope.js',
  '/index.html.bak',
  '//evil.example',
]
/** Licence files, with a text that each must contain. */
const licences = { '/assets/OFL.txt': 'SIL OPEN FONT LICENSE', '/licences.md': 'react-dom' }

/**
 * Checks how a server of the built site answers: `npm start`, nginx or the launched site. Returns every check, with its
 * `fault` if it failed. `supabaseUrl` is the hosted project that the site uses.
 */
export async function siteAnswers(address, supabaseUrl) {
  const ask = asking(address)
  const answers = []
  const check = (what, ...faults) => answers.push({ what, fault: faults.find(Boolean) })
  const home = await ask('/')
  const script = first(/<script\b[^>]*\bsrc="(\/assets\/[^"]+\.js)"/, home)
  const asset = script && (await ask(script))
  const nope = await ask('/nope')

  for (const [path, page] of Object.entries(pages)) {
    const answer = await ask(path)
    const type = answer.headers.get('content-type')
    check(
      `${path} answers with its page`,
      answer.status !== 200 && `answered ${answer.status}`,
      !/^text\/html\b/.test(type) && `came as ${type ?? 'no type'}`,
      pageOf(answer) !== page && 'answered with another page',
    )
  }
  for (const [path, page] of Object.entries(variants)) {
    const answer = await ask(path)
    const isMissing = answer.status === 404 && titleOf(answer) === titleOf(nope)
    const isPage = answer.status === 200 && pageOf(answer) === page
    check(
      `${path} answers with its page or the 404 page`,
      !isMissing && !isPage && `answered ${answer.status} with another page`,
    )
  }
  for (const path of missing) {
    const answer = await ask(path)
    const hasTitle = titleOf(answer) && titleOf(answer) === titleOf(nope)
    check(
      `${path} answers with the 404 page`,
      answer.status !== 404 && `answered ${answer.status}`,
      !hasTitle && 'came without the 404 page',
    )
  }
  const wrongHeaders = ({ headers }) =>
    Object.entries(securityHeaders(supabaseUrl))
      .filter(([name, value]) => headers.get(name) !== value)
      .map(([name]) => `${name} is ${headers.get(name) ?? 'not sent'}`)
      .join('; ')
  check('pages have the security headers', wrongHeaders(home))
  check('the 404 page has the security headers', wrongHeaders(nope))
  check(
    'hashed files have the security headers',
    asset ? wrongHeaders(asset) : 'the home page names no script',
  )
  const wrongCache = ({ headers }, isRight) => {
    const sent = headers.get('cache-control') ?? 'not sent'
    return !isRight(sent) && `Cache-Control is ${sent}`
  }
  check('browsers may cache hashed files', asset && wrongCache(asset, (sent) => sent === cacheControl.hashed))
  // With `no-store` Back would load the page again and lose its state.
  const isRevalidated = (sent) => /no-cache|max-age=0/.test(sent) && !/no-store/.test(sent)
  check(
    'browsers may cache pages, but revalidate them',
    ...[home, nope].map((page) => wrongCache(page, isRevalidated)),
  )
  for (const [path, words] of Object.entries(licences)) {
    const { status, text } = await ask(path)
    check(
      `${path} has the licence`,
      !(status === 200 && text.includes(words)) && `answered ${status} without ${words}`,
    )
  }
  check(
    'the host leaves the HTML as it is',
    /\/cdn-cgi\/|cloudflareinsights|rocket-?loader/i.exec(home.text)?.[0].replace(/^/, 'it adds '),
  )
  const worker = await ask('/sw.js')
  check(
    '/sw.js removes the service worker of an earlier site',
    !(worker.status === 200 && worker.text.includes('unregister')) &&
      `answered ${worker.status} or without "unregister"`,
  )
  const compressionFault = ({ headers }) =>
    !/^(gzip|br|zstd)$/.test(headers.get('content-encoding')) &&
    `${headers.get('content-type')} came uncompressed`
  check('pages and scripts are compressed', ...[home, asset].filter(Boolean).map(compressionFault))
  const etag = home.headers.get('etag')
  const { status: again } = await ask('/', { headers: { 'if-none-match': etag ?? '' } })
  check(
    'an unchanged page answers 304',
    !etag && 'no ETag came with it',
    again !== 304 && `answered ${again}`,
  )
  const { status, text } = await ask('/about', { method: 'HEAD' })
  check('HEAD answers without a body', (status !== 200 || text) && `answered ${status}`)
  return answers
}

/** The origin of the addresses in the sitemap. */
export async function sitemapOrigin(address) {
  const loc = first(/<loc>([^<]+)<\/loc>/, await asking(address)('/sitemap.xml'))
  return loc && URL.canParse(loc) ? new URL(loc).origin : undefined
}

const asking = (address) => async (path, options) => {
  const response = await fetch(address.replace(/\/$/, '') + path, {
    redirect: 'follow',
    signal: AbortSignal.timeout(15_000),
    ...options,
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const first = (pattern, { text }) => pattern.exec(text)?.[1]
/** The path in the canonical link of an answer. */
function pageOf(answer) {
  const canonical = first(/<link rel="canonical" href="([^"]+)"/, answer)
  return canonical && new URL(canonical).pathname
}
const titleOf = (answer) => first(/<title>(.*?)<\/title>/, answer)
