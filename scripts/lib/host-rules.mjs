import { nginxRules } from './nginx-rules.mjs'
import { cacheControl, securityHeaders } from './security-headers.mjs'

const listOf = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }))
const linesOf = (headers) => Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)

/**
 * The rules that `npm start` serves by, as files: `_headers` and `_redirects` for Netlify and Cloudflare Pages,
 * `vercel.json` for Vercel, `nginx.conf` for a server of one's own. `/x` from `x.html` and the 404 page are what the first three do by themselves, and so is
 * asking again for whatever is not hashed: a second Cache-Control would only be joined to the first.
 */
export function hostRules(supabaseUrl) {
  const everywhere = securityHeaders(supabaseUrl)
  const hashed = { 'Cache-Control': cacheControl.hashed }
  return {
    _headers: ['/*', ...linesOf(everywhere), '/assets/*', ...linesOf(hashed), ''].join('\n'),
    _redirects: '/booking/* /booking 200\n',
    'vercel.json': JSON.stringify(
      {
        cleanUrls: true,
        trailingSlash: false,
        rewrites: [{ source: '/booking/:consultant', destination: '/booking' }],
        headers: [
          { source: '/(.*)', headers: listOf(everywhere) },
          { source: '/assets/(.*)', headers: listOf(hashed) },
        ],
      },
      null,
      2,
    ),
    'nginx.conf': nginxRules(everywhere),
  }
}
