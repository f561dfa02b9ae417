import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { apiPrefixes } from '../serve/guard-api.mjs'
import { siteFile } from '../serve/serve-site.mjs'
import { fail } from '../shared/fail.mjs'
import { cacheControl, securityHeaders } from '../shared/security-headers.mjs'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.png': 'image/png',
}
const compressed = new Map()

/**
 * Serves built sites over HTTP/2, each at the host of its name, compressed as a host would. The site `floor` has no
 * script; the data service has no rows.
 */
export async function startBenchServer(folders) {
  const pem = certificate()
  const server = createSecureServer({ key: pem, cert: pem })
  server.on('stream', (stream, headers) => {
    const { hostname, pathname } = new URL(headers[':path'], `https://${headers[':authority']}`)
    if (apiPrefixes.some((prefix) => pathname.startsWith(prefix))) {
      stream.respond({ ':status': 200, 'content-type': types['.json'] })
      return stream.end('[]')
    }
    const site = hostname.split('.')[0]
    const file = siteFile(folders[site], pathname)
    const name = file ?? '/404.html'
    stream.respond({
      ':status': file ? 200 : 404,
      'content-type': types[extname(name)] ?? 'application/octet-stream',
      'cache-control': name.startsWith('/assets/') ? cacheControl.hashed : cacheControl.page,
      ...(isText(name) && { 'content-encoding': 'br' }),
      ...securityHeaders(),
    })
    stream.end(bodyOf(join(folders[site], name), site === 'floor'))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const publicKey = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' })
  const pin = createHash('sha256').update(publicKey).digest('base64')
  return {
    originOf: (site) => `https://${site}.localhost:${server.address().port}`,
    // Told to ignore every error, Chromium would keep nothing in its cache.
    browserArgument: `--ignore-certificate-errors-spki-list=${pin}`,
    close: () => server.close(),
  }
}

const isText = (name) => /\.(html|js|css|svg|json|txt|xml)$/.test(name)

function bodyOf(file, isFloor) {
  const key = `${file} ${isFloor}`
  if (!compressed.has(key)) {
    const body = readFileSync(file)
    const text = isFloor ? withoutScript(body.toString()) : body
    // As hosts do it on the fly, not as well as it can be done.
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
    compressed.set(key, isText(file) ? brotliCompressSync(text, options) : body)
  }
  return compressed.get(key)
}

const withoutScript = (html) =>
  html
    .replace(/<script type="module".*?<\/script>/gs, '')
    .replace(/<link rel="(modulepreload|preload" as="script)"[^>]*>/g, '')

/** A key with a certificate that nobody trusts, as one text. */
function certificate() {
  const request =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'
  try {
    const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }
    return execFileSync('openssl', [...request.split(' '), '-keyout', '-', '-out', '-'], options)
  } catch {
    return fail('npm run bench needs openssl to make a certificate for its server.')
  }
}
