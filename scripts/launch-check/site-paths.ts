import { type Answer, type Ask, firstMatch, toSiteCheck } from './answer.ts'

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

/**
 * Checks which page answers each path.
 * @param notFound the answer to an unknown path
 */
export async function fetchPathChecks(ask: Ask, notFound: Answer) {
  const checks = []
  for (const [path, page] of Object.entries(pages))
    checks.push(toSiteCheck(`${path} answers with its page`, pageFault(await ask(path), page)))
  for (const [path, page] of Object.entries(variants))
    checks.push(
      toSiteCheck(
        `${path} answers with its page or the 404 page`,
        variantFault(await ask(path), page, notFound),
      ),
    )
  for (const path of missing)
    checks.push(toSiteCheck(`${path} answers with the 404 page`, notFoundFault(await ask(path), notFound)))
  return checks
}

function pageFault(answer: Answer, page: string) {
  const type = answer.headers.get('content-type') ?? 'no type'
  if (answer.status !== 200) return `answered ${answer.status}`
  if (!/^text\/html\b/.test(type)) return `came as ${type}`
  if (pageOf(answer) !== page) return 'answered with another page'
}

function variantFault(answer: Answer, page: string, notFound: Answer) {
  if (answer.status === 200 && pageOf(answer) === page) return
  if (answer.status === 404 && titleOf(answer) === titleOf(notFound)) return
  return `answered ${answer.status} with another page`
}

function notFoundFault(answer: Answer, notFound: Answer) {
  if (answer.status !== 404) return `answered ${answer.status}`
  if (!titleOf(answer) || titleOf(answer) !== titleOf(notFound)) return 'came without the 404 page'
}

/** The path in the canonical link of an answer. */
function pageOf(answer: Answer) {
  const canonical = firstMatch(/<link rel="canonical" href="([^"]+)"/, answer)
  return canonical && URL.canParse(canonical) ? new URL(canonical).pathname : undefined
}

const titleOf = (answer: Answer) => firstMatch(/<title>(.*?)<\/title>/, answer)
