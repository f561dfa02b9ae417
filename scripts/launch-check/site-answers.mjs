import { cacheControl, securityHeaders } from '../shared/security-headers.mjs'

/** Addresses of pages, and the page that each of them is. */
const pages = {
  '/': '/',
  '/about': '/about',
  '/about/': '/about',
  '/destinations/belgium': '/destinations/belgium',
  '/services': '/services',
  '/services/admission-guidance-strategy': '/services/admission-guidance',
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

/**
 * Asks a server of the site what every one of them must answer: `npm start`, nginx and the launched site alike.
 * Returns every check with its `fault`, if any. `supabaseUrl`: the hosted project that the site talks to.
 */
export async function siteAnswers(address, supabaseUrl) {
  const ask = asking(address)
  const headers = Object.entries(securityHeaders(supabaseUrl))
  const wrongHeaders = ({ headers: sent }) =>
    headers
      .filter(([name, value]) => sent.get(name) !== value)
      .map(([name]) => `${name} is ${sent.get(name) ?? 'not sent'}`)
      .join('; ')
  const home = await ask('/')
  const script = /<script\b[^>]*\bsrc="(\/assets\/[^"]+\.js)"/.exec(home.text)?.[1]
  const asset = script ? await ask(script) : undefined
  const nope = await ask('/nope')

  const answers = []
  const expect = (what, fault) => answers.push({ what, fault: fault || undefined })
  for (const [path, page] of Object.entries(pages))
    expect(`${path} is that page`, notThatPage(await ask(path), page))
  expect('/booking/anything is the booking page', notThatPage(await ask('/booking/anything'), '/booking'))
  for (const path of missing) expect(`${path} is the 404 page`, notTheMissingPage(await ask(path), nope))
  expect('pages carry the security headers', wrongHeaders(home))
  expect('the 404 page carries them too', wrongHeaders(nope))
  expect('hashed files carry them too', asset ? wrongHeaders(asset) : 'the home page names no script')
  expect('browsers may keep hashed files', asset && wrongCache(asset, (sent) => sent === cacheControl.hashed))
  expect(
    'the typeface has its licence beside it',
    without('SIL OPEN FONT LICENSE', await ask('/assets/OFL.txt')),
  )
  expect('the libraries have theirs', without('react-dom', await ask('/licences.md')))
  expect(
    'browsers keep pages, and ask again for them',
    wrongCache(home, isAskedFor) || wrongCache(nope, isAskedFor),
  )
  expect('pages and scripts are compressed', [home, asset].filter(Boolean).map(notCompressed).find(Boolean))
  expect('an unchanged page is not sent again', await sentAgain(ask, home))
  expect('HEAD answers without a body', await answersHead(ask))
  return answers
}

/** The site's own address as its sitemap gives it. */
export async function sitemapOrigin(address) {
  const { text } = await asking(address)('/sitemap.xml')
  const first = /<loc>([^<]+)<\/loc>/.exec(text)?.[1]
  return first && URL.canParse(first) ? new URL(first).origin : undefined
}

const asking = (address) => async (path, options) => {
  const response = await fetch(address.replace(/\/$/, '') + path, {
    redirect: 'follow',
    signal: AbortSignal.timeout(15_000),
    ...options,
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const titleOf = ({ text }) => /<title>(.*?)<\/title>/.exec(text)?.[1]

function notThatPage({ status, headers, text }, page) {
  if (status !== 200) return `answered ${status}`
  if (!/^text\/html\b/.test(headers.get('content-type') ?? ''))
    return `came as ${headers.get('content-type') ?? 'no type'}`
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1]
  return canonical && new URL(canonical).pathname === page ? undefined : 'answered with another page'
}

function notTheMissingPage(answer, nope) {
  if (answer.status !== 404) return `answered ${answer.status}`
  return titleOf(answer) && titleOf(answer) === titleOf(nope) ? undefined : 'came without the 404 page'
}

function without(words, { status, text }) {
  return status === 200 && text.includes(words) ? undefined : `answered ${status} without ${words}`
}

function wrongCache({ headers }, isRight) {
  const sent = headers.get('cache-control') ?? 'not sent'
  return isRight(sent) ? undefined : `Cache-Control is ${sent}`
}

// Going back to a page that must not be stored would begin it anew.
const isAskedFor = (sent) => /no-cache|max-age=0/.test(sent) && !/no-store/.test(sent)

function notCompressed({ headers }) {
  return /^(gzip|br|zstd)$/.test(headers.get('content-encoding') ?? '')
    ? undefined
    : `${headers.get('content-type')} came uncompressed`
}

async function sentAgain(ask, { headers }) {
  const etag = headers.get('etag')
  if (!etag) return 'no ETag came with it'
  const { status } = await ask('/', { headers: { 'if-none-match': etag } })
  return status === 304 ? undefined : `answered ${status}`
}

async function answersHead(ask) {
  const { status, text } = await ask('/about', { method: 'HEAD' })
  return status === 200 && text === '' ? undefined : `answered ${status}`
}
