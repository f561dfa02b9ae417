import { patternOf } from '../shared/rewrites.mjs'
import { cacheControl } from '../shared/security-headers.mjs'

/** The rules for nginx, to be included in a `server` block that says `listen`, `server_name` and `root`. */
export function nginxRules(rewrites, headers) {
  const add = (list) => Object.entries(list).map(([name, value]) => `add_header ${name} "${value}" always;`)
  return [
    '# Written by `npm run build`. In your own server block: include /path/to/the/site/nginx.conf;',
    'charset utf-8;',
    'absolute_redirect off;',
    'server_tokens off;',
    'gzip on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    'gzip_min_length 256;',
    'gzip_types text/css text/plain text/xml application/javascript application/json application/xml image/svg+xml;',
    ...add({ ...headers, 'Cache-Control': cacheControl.page }),
    '',
    'error_page 403 404 405 /404.html;',
    '# nginx refuses an address that leaves the site before it looks for a location.',
    'error_page 400 =404 /404.html;',
    '',
    location('= /', ['try_files /index.html =404;']),
    location('/', ['try_files $uri $uri.html =404;']),
    '# A route with a parameter has one file.',
    ...rewrites.map(({ source, destination }) =>
      location(`~ ${patternOf(source).source}`, [`try_files ${destination}.html =404;`]),
    ),
    '# A page has one address, with or without a slash at its end. Its file has none.',
    location('~ ^(?<page>/.+)/$', ['try_files $page.html =404;']),
    location('~ \\.html$', ['internal;']),
    '# Headers of a location replace those above.',
    location('^~ /assets/', [
      'try_files $uri =404;',
      ...add({ ...headers, 'Cache-Control': cacheControl.hashed }),
    ]),
    '# What other hosts read.',
    location('~ ^/(404|_headers|_redirects|vercel\\.json|nginx\\.conf)$', ['return 404;']),
    '',
  ].join('\n')
}

const location = (match, lines) =>
  [`location ${match} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n')
