import { fileWithoutAddress, patternOf, type Rewrite } from '../site/rewrites.ts'
import { cacheControl, securityHeaders } from '../site/security-headers.ts'

type Headers = Record<string, string>

const vercelHeaders = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }))
const headerLines = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)

/**
 * Configuration files for hosts, so that they answer as `npm start` does: `_headers` and `_redirects` for Netlify and
 * Cloudflare Pages, `vercel.json`, `nginx.conf`. Netlify and Cloudflare Pages serve `/x` from `x.html` by default, Vercel does so by
 * `cleanUrls`. All three serve 404.html and let browsers revalidate unhashed files by default; nginx does none of this without rules.
 * @param rewrites the rewrites of the route table
 * @param supabaseUrl the address of the hosted project
 */
export function hostRules(rewrites: Rewrite[], supabaseUrl?: string) {
  const forAll = securityHeaders(supabaseUrl)
  const forAssets = { 'Cache-Control': cacheControl.hashed }
  return {
    _headers: ['/*', ...headerLines(forAll), '/assets/*', ...headerLines(forAssets), ''].join('\n'),
    _redirects: rewrites.map(({ source, destination }) => `${source} ${destination} 200\n`).join(''),
    'vercel.json': JSON.stringify(
      {
        cleanUrls: true,
        trailingSlash: false,
        rewrites,
        headers: [
          { source: '/(.*)', headers: vercelHeaders(forAll) },
          { source: '/assets/(.*)', headers: vercelHeaders(forAssets) },
        ],
      },
      null,
      2,
    ),
    'nginx.conf': nginxRules(rewrites, forAll),
  }
}

/** The lines for a `server` block of nginx, which must set `listen`, `server_name` and `root` itself. */
function nginxRules(rewrites: Rewrite[], headers: Headers) {
  const addHeaders = (caching: string) =>
    Object.entries({ ...headers, 'Cache-Control': caching })
      .map(([name, value]) => `add_header ${name} "${value}" always;`)
      .join('\n')
  const rewrite = ({ source, destination }: Rewrite) =>
    `location ~ ${patternOf(source).source} { try_files ${destination}.html =404; }`
  return `# Written by \`npm run build\`. In your own server block: include /path/to/the/site/nginx.conf;
charset utf-8;
absolute_redirect off;
server_tokens off;
gzip on;
gzip_vary on;
gzip_proxied any;
# Shorter files hardly shrink.
gzip_min_length 256;
gzip_types text/css text/plain text/xml application/javascript application/json application/xml image/svg+xml;
${addHeaders(cacheControl.page)}

error_page 403 404 405 /404.html;
# nginx answers 400 to a path like /../x before it chooses a location.
error_page 400 =404 /404.html;

location = / { try_files /index.html =404; }
location / { try_files $uri $uri.html =404; }
# All addresses of a route with a parameter have the same file.
${rewrites.map(rewrite).join('\n')}
# Files for other hosts and for errors, and the file of the home page, have no address of their own.
location ~ ${fileWithoutAddress.source} { return 404; }
# /about/ serves the same page as /about. /about.html is no address.
location ~ ^(?<page>/.+)/$ { try_files $page.html =404; }
location ~ \\.html$ { internal; }
location ^~ /assets/ {
try_files $uri =404;
# add_header in a location replaces all headers set above.
${addHeaders(cacheControl.hashed)}
}
`
}
