import { cacheControl, securityHeaders } from '../shared/security-headers.mjs'
import { nginxRules } from './nginx-rules.mjs'

const listOf = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }))
const linesOf = (headers) => Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)

/**
 * The rules that `npm start` serves by, as files: `_headers` and `_redirects` for Netlify and Cloudflare Pages,
 * `vercel.json` for Vercel, `nginx.conf` for a server of one's own. The first three serve `/x` from `x.html` and the
 * 404 page by themselves, and ask again for what is not hashed. `rewrites` come from the route table.
 */
export function hostRules(rewrites, supabaseUrl) {
  const everywhere = securityHeaders(supabaseUrl)
  const hashed = { 'Cache-Control': cacheControl.hashed }
  return {
    _headers: ['/*', ...linesOf(everywhere), '/assets/*', ...linesOf(hashed), ''].join('\n'),
    _redirects: rewrites.map(({ source, destination }) => `${source} ${destination} 200\n`).join(''),
    'vercel.json': JSON.stringify(
      {
        cleanUrls: true,
        trailingSlash: false,
        rewrites,
        headers: [
          { source: '/(.*)', headers: listOf(everywhere) },
          { source: '/assets/(.*)', headers: listOf(hashed) },
        ],
      },
      null,
      2,
    ),
    'nginx.conf': nginxRules(rewrites, everywhere),
  }
}
